export default {
  title: 'Untuk pengembang',
  description:
    'Cek harga, pesan, lacak, dan cetak label dari program Anda: kunci, contoh, kesalahan, dan webhook.',
  heading: 'Untuk pengembang',
  intro:
    'Semua yang dikerjakan secara manual di sini juga bisa dikerjakan program toko Anda: mengecek harga, memesan banyak kiriman dengan satu pembayaran, melacak, mencetak label, dan diberi tahu apa yang terjadi.',
  get_key: 'Buat kunci',
  reference: 'Semua panggilan (OpenAPI)',
  examples: {
    quote: 'Berapa ongkos kirim sebuah paket?',
    accounts: 'Rekening mana yang menerima pembayaran?',
    check: 'Periksa baris: kesalahan dan total',
    order: 'Pesan dengan satu pembayaran',
    transaction: 'Bagaimana status pembayarannya?',
    track: 'Di mana paketnya?',
    labels: 'Label gabungan yang sudah dibayar, sebagai PDF',
  },
  sections: {
    start: {
      heading: 'Mulai cepat',
      body: [
        'Buat kunci di [profil](/profile/api-keys) Anda dan simpan di tempat yang bisa dibaca program Anda. Dalam contoh, kata berhuruf besar perlu diganti dengan nilai Anda sendiri.',
        'Setiap jawaban adalah JSON dengan code, code_message, dan data. Uang adalah angka ringgit dengan paling banyak dua desimal; waktu dalam UTC.',
      ],
    },
    authentication: {
      heading: 'Autentikasi',
      body: [
        'Kirim kunci sebagai bearer token di header authorization. Kunci diawali sbk_live_, ditampilkan sekali, dan bisa dicabut kapan saja; setelah itu langsung ditolak.',
        'Kunci tidak pernah membuka profil, kata sandi, perangkat, kunci lain, atau bagian internal kami. Kunci yang dicabut atau kedaluwarsa dijawab HTTP 401 dengan code 403.',
        'Satu kunci boleh memanggil 120 kali per menit. Selebihnya dijawab 429 dengan header retry-after yang menyebutkan berapa detik harus menunggu.',
      ],
    },
    scopes: {
      heading: 'Izin (scope)',
      body: [
        [
          'quote: mengecek harga.',
          'order: memeriksa dan memesan kiriman, membaca alamat tersimpan dan rekening pembayaran.',
          'track: membaca transaksi dan melacak paket.',
          'documents: mencetak label, kuitansi, dan dokumen pabean.',
        ],
        'Panggilan yang tidak termasuk izin kunci dijawab 403 scope_missing. Izin setiap panggilan tertulis di daftar [semua panggilan](/api/docs).',
      ],
    },
    order: {
      heading: 'Memesan banyak kiriman',
      body: [
        'Satu baris adalah satu kiriman, dengan kolom yang sama seperti [berkas](/bulk); sampai 500 baris per panggilan, sampai 10.000 dalam berkas yang dikirim sebagai text/csv. Periksa barisnya dulu, lalu pesan dengan total yang Anda terima. Bila sementara itu harganya berubah, jawabannya 409 price_changed dengan total baru, dan tidak ada yang disimpan.',
        'Setiap baris punya hasil sendiri: ordered, already_ordered, atau refused dengan kesalahannya. Semua baris yang dipesan dibayar dengan satu pembayaran.',
        'Paket internasional memerlukan foto paspor. Untuk pengirim dipakai foto dari akun Anda; untuk penerima, tulis id foto yang Anda unggah.',
      ],
    },
    idempotency: {
      heading: 'Mengirim ulang tanpa memesan dua kali',
      body: [
        'Panggilan yang membuat atau membayar memerlukan header idempotency-key, 8 sampai 128 karakter pilihan Anda. Kunci dan isi yang sama memberi jawaban yang sama selama 24 jam; dengan isi lain jawabannya 422 idempotency_key_reused.',
        'Reference sebuah baris berlaku selamanya: yang sudah pernah dipesan tidak akan dipesan lagi, apa pun kunci yang dikirim.',
      ],
    },
    track: {
      heading: 'Pelacakan dan dokumen',
      body: [
        'Gabungan adalah transaksi dengan nomornya sendiri. Setelah dibayar, kirimannya bisa dilacak dan labelnya dicetak.',
      ],
    },
    errors: {
      heading: 'Kesalahan',
      body: [
        'code_message adalah kata yang tidak berubah. Bila masukannya salah, errors menyebut setiap isian. Data milik orang lain dan data yang tidak ada sama-sama dijawab 404 not_found.',
        [
          '400 invalid_input: perbaiki isian yang disebut.',
          '409: Anda didahului orang lain atau ada yang berubah, misalnya price_changed atau slot_full.',
          '429 dan 503: tunggu sekian detik sesuai retry-after, lalu coba lagi dengan idempotency-key yang sama.',
        ],
      ],
    },
    web_hooks: {
      heading: 'Webhook',
      body: [
        'Di [profil](/profile/web-hooks) Anda menambahkan alamat https; ke sana kami mengabarkan apa yang terjadi. Jawab dengan status 200 sampai 299 dalam 10 detik; pengalihan tidak diikuti. Pesan yang tidak sampai dicoba delapan kali dalam sehari.',
        'Sebuah pesan bisa datang dua kali dan tidak berurutan: kenali dari id-nya, dan urutkan langkah paket menurut sequence. Header seberang-signature berisi waktu dan HMAC-SHA256 atas waktu, titik, dan isi, dibuat dengan rahasia alamat itu. Tolak pesan yang berumur lebih dari lima menit.',
      ],
    },
  },
}
