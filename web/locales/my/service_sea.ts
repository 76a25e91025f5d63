export default {
  title: 'Kargo laut',
  description:
    'Kargo laut Malaysia – Indonesia untuk kiriman berat dan besar, bermula 10 kg, dengan caj lebih jimat dan anggaran tiba yang jujur.',
  heading: 'Kargo laut',
  intro:
    'Pilihan jimat untuk kiriman berat dan besar, bermula 10 kg. Perjalanannya lebih lama daripada udara, tetapi caj sekilogram jauh lebih rendah.',
}
