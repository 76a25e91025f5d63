export default {
  title: 'Kargo laut',
  description:
    'Kargo laut Malaysia – Indonesia untuk muatan berat dan besar yang boleh menunggu, dengan caj lebih jimat dan anggaran tiba yang jujur.',
  heading: 'Kargo laut',
  intro: 'Pilihan jimat untuk muatan berat dan besar yang boleh menunggu.',
  suits: {
    heading: 'Bila memilih laut',
    body: [
      [
        'Berat: barang rumah, perkakas, pakaian untuk seisi keluarga.',
        'Boleh mengambil masa seminggu dua. Antara kedua-dua negara, caj sekilogram melalui laut kurang daripada separuh caj udara.',
        'Tidak boleh terbang, tetapi boleh belayar, misalnya magnet kuat.',
        'Lebih banyak daripada muatan satu bungkusan? Lihat [kargo projek](/projects).',
      ],
    ],
  },
  weight: {
    heading: 'Cara mengira berat',
    body: [
      'Yang lebih besar antara berat sebenar dan berat volumetrik dikira, dibundarkan ke atas kepada kilogram penuh.',
      'Jika peringkat berat di atasnya lebih murah secara keseluruhan, anda membayar harga itu, seperti dalam contoh ini.',
    ],
    parcel: 'Kotak 25 kg, 60 × 50 × 50 cm, dari Johor ke Jawa Timur',
  },
  days: {
    heading: 'Berapa lama',
    caption: 'Tempoh biasa melalui laut antara Malaysia dan Indonesia, dalam hari bekerja',
  },
  packing: {
    heading: 'Membungkus untuk laluan laut',
    body: [
      [
        'Gunakan kotak baharu berdinding dua lapis; lekatkan pita dua kali pada semua tepi.',
        'Balut kandungan dengan plastik: kapal dan pelabuhan lembap.',
        'Jangan tinggalkan ruang kosong: kotak lain akan disusun di atasnya.',
        'Mudah pecah atau berat? Tempah pembalut gelembung, pembalut kalis air atau peti kayu bersama penghantaran.',
      ],
    ],
  },
  goods: {
    heading: 'Tanya dahulu sebelum menghantar melalui laut',
    text: 'Khidmat pelanggan menentukan kuantiti dan pembungkusannya sebelum anda membuat tempahan.',
    rest: 'Barang yang tidak kami bawa melalui udara mahupun laut ada dalam [terma dan syarat](/term#prohibited).',
  },
  more: {
    heading: 'Sedia untuk belayar?',
    text: 'Lihat udara dan laut bersebelahan, dengan hari dan harga.',
  },
}
