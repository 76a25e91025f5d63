export default {
  title: 'Kargo udara',
  description:
    'Kargo udara Malaysia – Indonesia untuk kiriman yang perlu cepat sampai, bermula 1 kg, dengan harga yang dikira secara terbuka dan boleh dijejak.',
  heading: 'Kargo udara',
  intro:
    'Pilihan pantas untuk dokumen, hadiah dan barang ringan, bermula 1 kg. Berat dikenakan caj ialah yang lebih besar antara berat sebenar dan berat volumetrik, dan kami menunjukkan cara pengiraannya.',
}
