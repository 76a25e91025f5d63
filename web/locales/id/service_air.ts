export default {
  title: 'Kargo udara',
  description:
    'Kargo udara Malaysia – Indonesia untuk kiriman yang perlu cepat sampai, mulai 1 kg, dengan harga yang dihitung terbuka dan resi yang bisa dilacak.',
  heading: 'Kargo udara',
  intro:
    'Pilihan cepat untuk dokumen, hadiah, dan barang ringan, mulai dari 1 kg. Berat tertagih adalah yang terbesar antara berat aktual dan berat volumetrik, dan kami menunjukkan cara menghitungnya.',
}
