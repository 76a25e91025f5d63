export default {
  title: 'Semak caj penghantaran',
  description:
    'Caj penghantaran antara Malaysia dan Indonesia: cara mengira berat dikenakan caj untuk udara dan laut, dengan harga dalam ringgit.',
  heading: 'Semak caj penghantaran',
  intro:
    'Caj bergantung pada tempat asal, destinasi, berat dan ukuran. Udara dikira bermula 1 kg, laut bermula 10 kg; untuk kotak rasmi hanya berat sebenar dikira.',
}
