export default {
  title: 'Perkhidmatan',
  description:
    'Semua perkhidmatan di satu tempat: kargo udara dan laut, penghantaran dalam negara dan antarabangsa, kotak rasmi, kargo projek dan penjejakan.',
  heading: 'Perkhidmatan kami',
  intro:
    'Udara apabila masa lebih penting, laut apabila kos lebih penting, kotak rasmi apabila anda mahu kedua-duanya lebih mudah. Semua kiriman boleh dijejak, dan khidmat pelanggan sedia 24 jam.',
}
