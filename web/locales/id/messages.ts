export default {
  heading: 'Kabar tentang paket Anda',
  language: 'Bahasa email',
  steps: 'Kabari saya bila',
  money: 'Email tentang pembayaran, voucher, dan pengembalian dana selalu kami kirim.',
  saved: 'Pilihan Anda tersimpan',
  letters: {
    handed_over: 'Paket di tangan kami',
    pickup_failed: 'Penjemputan gagal',
    departed: 'Paket berangkat',
    customs_hold: 'Ditahan pabean',
    duty_due: 'Bea masuk perlu dibayar',
    out_for_delivery: 'Sedang diantar',
    delivery_failed: 'Gagal diserahkan',
    ready_for_collection: 'Siap diambil',
    delivered: 'Sudah diserahkan',
    returned: 'Kembali ke pengirim',
  },
  device: {
    heading: 'Notifikasi di perangkat ini',
    text: 'Kabar yang sama seperti di email, langsung di layar Anda, sampai Anda keluar dari akun di perangkat ini.',
    is_on: 'Aktif di perangkat ini',
    is_off: 'Belum aktif di perangkat ini',
    turn_on: 'Aktifkan notifikasi',
    turn_off: 'Matikan notifikasi',
    done: 'Notifikasi aktif di perangkat ini',
    denied:
      'Peramban ini melarang notifikasi dari kami. Izinkan di pengaturan situs pada peramban, lalu buka lagi halaman ini.',
    unsupported:
      'Peramban ini tidak dapat menampilkan notifikasi. Di iPhone atau iPad, tambahkan dahulu situs ini ke layar utama.',
    failed: 'Layanan notifikasi peramban tidak dapat dihubungi. Coba lagi nanti.',
  },
}
