export default {
  title: 'Kargo laut',
  description:
    'Kargo laut Malaysia – Indonesia untuk kiriman berat dan besar yang tidak tergesa-gesa, dengan caj lebih jimat dan anggaran tiba yang jujur.',
  heading: 'Kargo laut',
  intro:
    'Pilihan jimat untuk kiriman berat dan besar yang tidak tergesa-gesa. Perjalanannya lebih lama daripada melalui udara, tetapi caj bagi setiap kilogram lebih rendah. Berat dikenakan caj dikira sekurang-kurangnya 10 kg.',
}
