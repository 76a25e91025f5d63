export default {
  heading: 'Kabar lewat email',
  language: 'Bahasa email',
  steps: 'Kabari saya bila',
  money: 'Email tentang pembayaran, voucher, dan pengembalian dana selalu kami kirim.',
  saved: 'Pilihan email tersimpan',
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
}
