export default {
  title: 'Kargo laut',
  description:
    'Kargo laut Malaysia – Indonesia untuk kiriman berat dan besar yang tidak tergesa-gesa, dengan caj lebih jimat dan anggaran tiba yang jujur.',
  heading: 'Kargo laut',
  intro:
    'Pilihan jimat untuk kiriman berat dan besar yang tidak tergesa-gesa. Perjalanannya lebih lama daripada melalui udara, tetapi caj bagi setiap kilogram lebih rendah. Berat dikenakan caj dikira sekurang-kurangnya 10 kg.',
  suits: {
    heading: 'Bila memilih laut',
    body: [
      [
        'Berat: barang rumah, perkakas, pakaian untuk seisi keluarga.',
        'Boleh mengambil seminggu dua. Antara kedua-dua negara, caj bagi setiap kilogram melalui laut kurang daripada separuh caj melalui udara.',
        'Tidak boleh terbang, tetapi boleh belayar: misalnya magnet kuat.',
        'Lebih banyak daripada muatan satu bungkusan? Lihat [kargo projek](/projects).',
      ],
    ],
  },
  weight: {
    heading: 'Cara mengira berat',
    body: [
      'Melalui laut juga, yang lebih besar antara dua berat dikira, dibundarkan ke atas kepada kilogram penuh: yang ditunjukkan penimbang, atau panjang × lebar × tinggi dalam sentimeter, dibahagi {{sea_divisor}}. Sekurang-kurangnya {{sea_min}} dikira.',
      'Jika peringkat berat yang lebih besar jumlahnya lebih murah, anda membayar harga yang lebih rendah. Contoh ini menunjukkannya.',
    ],
    parcel: 'Kotak 25 kg, 60 × 50 × 50 cm, dari Johor ke Jawa Timur',
  },
  days: {
    heading: 'Berapa lama',
    caption: 'Hari bekerja yang biasa melalui laut antara Malaysia dan Indonesia',
    domestic:
      'Dalam negara, laluan laut atau darat mengambil {{domestic_days}} hari bekerja; lihat [penghantaran dalam negara](/shipment-local#days).',
  },
  packing: {
    heading: 'Membungkus untuk laluan laut',
    body: [
      [
        'Gunakan kotak baharu berdinding dua lapis; lekatkan semua tepi dua kali dengan pita.',
        'Masukkan kandungan ke dalam plastik. Ruang muatan kapal lembap, begitu juga pelabuhan ketika hujan.',
        'Jangan tinggalkan ruang kosong: kotak lain akan disusun di atas kotak anda.',
        'Untuk barang mudah pecah atau berat, pembalut gelembung, pembalut kalis air atau peti kayu boleh ditempah bersama penghantaran.',
      ],
    ],
  },
  goods: {
    heading: 'Melalui laut hanya selepas bertanya',
    text: 'Bagi barang ini, khidmat pelanggan memutuskan mengikut kuantiti dan pembungkusannya, sebelum anda membuat tempahan.',
    rest: 'Barang yang tidak kami bawa melalui udara mahupun laut ada dalam [terma dan syarat](/term#prohibited).',
  },
  more: {
    heading: 'Sedia untuk belayar?',
    text: 'Bandingkan udara dan laut dengan angka anda sendiri. Tempahan menunjukkan kedua-duanya sebelah-menyebelah, dengan hari dan harga.',
  },
}
