export default {
  title: 'Cek ongkos kirim',
  description:
    'Ongkos kirim antara Malaysia dan Indonesia: cara menghitung berat tertagih untuk udara dan laut, dengan harga dalam ringgit.',
  heading: 'Cek ongkos kirim',
  intro:
    'Ongkos bergantung pada asal, tujuan, berat, dan ukuran. Udara dihitung mulai 1 kg, laut mulai 10 kg; untuk boks resmi hanya berat aktual yang dihitung.',
}
