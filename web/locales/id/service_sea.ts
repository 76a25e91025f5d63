export default {
  title: 'Kargo laut',
  description:
    'Kargo laut Malaysia – Indonesia untuk kiriman berat dan besar, mulai 10 kg, dengan ongkos lebih hemat dan perkiraan tiba yang jujur.',
  heading: 'Kargo laut',
  intro:
    'Pilihan hemat untuk kiriman berat dan besar, mulai dari 10 kg. Perjalanan lebih lama daripada udara, tetapi ongkos per kilogram jauh lebih ringan.',
}
