export default {
  title: 'Untuk pembangun',
  description:
    'Semak harga, tempah, jejak dan cetak label daripada program anda: kunci, contoh, ralat dan webhook.',
  heading: 'Untuk pembangun',
  intro:
    'Semua yang dilakukan secara manual di sini boleh juga dilakukan oleh program kedai anda: menyemak harga, menempah banyak penghantaran dengan satu bayaran, menjejak, mencetak label, dan menerima makluman tentang apa yang berlaku.',
  get_key: 'Buat kunci',
  reference: 'Semua panggilan (OpenAPI)',
  examples: {
    quote: 'Berapakah caj untuk sebuah bungkusan?',
    accounts: 'Akaun mana yang menerima bayaran?',
    check: 'Semak baris: kesilapan dan jumlah',
    order: 'Tempah dengan satu bayaran',
    transaction: 'Apakah status bayarannya?',
    track: 'Di manakah bungkusan itu?',
    labels: 'Label kelompok yang sudah dibayar, sebagai PDF',
  },
  sections: {
    start: {
      heading: 'Mula pantas',
      body: [
        'Buat kunci dalam [profil](/profile/api-keys) anda dan simpan di tempat yang boleh dibaca oleh program anda. Dalam contoh, perkataan berhuruf besar perlu digantikan dengan nilai anda sendiri.',
        'Setiap jawapan ialah JSON dengan code, code_message dan data. Jumlah wang ditulis dalam ringgit dengan paling banyak dua tempat perpuluhan; masa dalam UTC.',
      ],
    },
    authentication: {
      heading: 'Pengesahan',
      body: [
        'Hantar kunci sebagai bearer token dalam header authorization. Kunci bermula dengan sbk_live_, ditunjukkan sekali, dan boleh dibatalkan pada bila-bila masa; selepas itu kunci tersebut ditolak serta-merta.',
        'Kunci tidak pernah membuka profil, kata laluan, peranti, kunci lain atau bahagian dalaman kami. Kunci yang tidak sah lagi dijawab dengan HTTP 401 dan code 403.',
        'Satu kunci boleh memanggil 120 kali seminit. Selebihnya dijawab dengan 429, dan header retry-after menyatakan berapa saat perlu menunggu.',
      ],
    },
    scopes: {
      heading: 'Kebenaran (scope)',
      body: [
        [
          'quote: menyemak harga.',
          'order: menyemak dan menempah penghantaran, membaca alamat yang disimpan dan akaun bayaran.',
          'track: membaca transaksi dan menjejak bungkusan.',
          'documents: mencetak label, resit dan dokumen kastam.',
        ],
        'Panggilan yang tidak termasuk dalam kebenaran kunci dijawab dengan 403 scope_missing. Kebenaran setiap panggilan tertulis dalam senarai [semua panggilan](/api/docs).',
      ],
    },
    order: {
      heading: 'Menempah banyak penghantaran',
      body: [
        'Satu baris ialah satu penghantaran, dengan lajur yang sama seperti [fail](/bulk); sehingga 500 baris bagi setiap panggilan, sehingga 10,000 dalam fail yang dihantar sebagai text/csv. Semak barisnya dahulu, kemudian tempah dengan jumlah yang anda terima. Jika harganya sudah berubah, jawapannya 409 price_changed dengan jumlah baharu, dan tiada apa-apa disimpan.',
        'Setiap baris ada hasilnya sendiri: ordered, already_ordered atau refused dengan kesilapannya. Semua baris yang ditempah dibayar dengan satu bayaran.',
        'Bungkusan antarabangsa memerlukan gambar pasport. Bagi pengirim, gambar akaun anda digunakan; bagi penerima, tulis id gambar yang anda muat naik.',
      ],
    },
    idempotency: {
      heading: 'Menghantar semula tanpa menempah dua kali',
      body: [
        'Panggilan yang mencipta atau membayar memerlukan header idempotency-key, 8 hingga 128 aksara pilihan anda. Kunci dan isi yang sama memberi jawapan yang sama selama 24 jam; dengan isi lain jawapannya 422 idempotency_key_reused.',
        'Reference sesebuah baris kekal milik anda: yang sudah pernah ditempah tidak akan ditempah lagi, walau apa pun kunci yang dihantar.',
      ],
    },
    track: {
      heading: 'Menjejak dan dokumen',
      body: [
        'Kelompok ialah transaksi dengan nombornya sendiri. Selepas dibayar, penghantarannya boleh dijejak dan labelnya dicetak.',
      ],
    },
    errors: {
      heading: 'Ralat',
      body: [
        'code_message ialah perkataan yang tidak berubah. Jika inputnya salah, errors menyebut setiap medan. Milik orang lain dan yang tidak wujud sama-sama dijawab dengan 404 not_found.',
        [
          '400 invalid_input: betulkan medan yang disebut.',
          '409: orang lain lebih cepat atau ada yang berubah, contohnya price_changed atau slot_full.',
          '429 dan 503: cuba lagi selepas tempoh retry-after (dalam saat), dengan idempotency-key yang sama.',
        ],
      ],
    },
    web_hooks: {
      heading: 'Webhook',
      body: [
        'Dalam [profil](/profile/web-hooks) anda menambah alamat https; ke situ kami maklumkan apa yang berlaku. Jawab dengan status 200 hingga 299 dalam masa 10 saat; pengalihan tidak diikuti. Mesej yang tidak sampai dicuba lapan kali dalam sehari.',
        'Sesebuah mesej boleh datang dua kali dan tidak mengikut urutan: kenali melalui id, dan susun langkah bungkusan mengikut sequence. Header seberang-signature mengandungi masa dan HMAC-SHA256 bagi masa, titik dan isi, dibuat dengan kunci rahsia alamat itu. Tolak yang lebih lama daripada lima minit.',
      ],
    },
  },
}
