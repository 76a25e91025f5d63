export default {
  title: 'Kargo laut',
  description:
    'Kargo laut Malaysia – Indonesia untuk kiriman berat dan besar yang tidak terburu-buru, dengan ongkos lebih hemat dan perkiraan tiba yang jujur.',
  heading: 'Kargo laut',
  intro:
    'Pilihan hemat untuk kiriman berat dan besar yang tidak terburu-buru. Perjalanannya lebih lama daripada lewat udara, tetapi ongkos per kilogramnya lebih ringan. Berat tertagih dihitung minimal 10 kg.',
}
