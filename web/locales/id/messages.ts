export default {
  heading: 'Kabar tentang paket Anda',
  language: 'Bahasa email',
  steps: 'Kabari saya bila',
  chosen: 'Kabari saya tentang {{chosen}} dari {{all}} kejadian',
  money: 'Email tentang pembayaran, voucher, klaim, dan pengembalian dana selalu kami kirim.',
  saved: 'Pilihan Anda tersimpan',
  device: {
    heading: 'Notifikasi di perangkat ini',
    text: 'Kabar yang sama seperti di email, langsung di layar Anda, sampai Anda keluar dari akun di perangkat ini.',
    is_on: 'Aktif di perangkat ini',
    is_off: 'Belum aktif di perangkat ini',
    turn_on: 'Aktifkan notifikasi',
    turn_off: 'Matikan notifikasi',
    done: 'Notifikasi aktif di perangkat ini',
    denied:
      'Peramban ini memblokir notifikasi dari kami. Izinkan di pengaturan situs pada peramban, lalu buka lagi halaman ini.',
    unknown_service:
      'Layanan notifikasi peramban ini belum kami kenali. Pakai Chrome, Edge, Firefox, atau Safari.',
    unsupported:
      'Peramban ini tidak dapat menampilkan notifikasi. Di iPhone atau iPad, tambahkan dulu situs ini ke layar utama.',
    failed: 'Layanan notifikasi peramban tidak dapat dihubungi. Coba lagi nanti.',
  },
}
