export default {
  title: 'Syarat dan ketentuan',
  description:
    'Syarat dan ketentuan kiriman udara dan laut: dasar ongkos kirim, pajak impor, biaya bila penerima menolak, dan batas ganti rugi.',
  heading: 'Syarat dan ketentuan',
  intro:
    'Ongkos kirim dihitung dari berat atau volume dan negara tujuan. Pajak impor dan bea ditanggung penerima kecuali disepakati lain; biaya simpan dan pengembalian setelah penolakan ditanggung pengirim. Ganti rugi terbatas, kecuali kiriman diasuransikan.',
}
