export default {
  title: 'Voucher saya',
  description:
    'Voucher dari boks resmi Anda: nilai, status, masa berlaku, dan langkah berikutnya sampai dana kembali kepada Anda.',
  heading: 'Voucher saya',
  intro:
    'Setiap boks resmi disertai satu voucher. Nilainya kembali kepada Anda setelah kurir atau kantor mengonfirmasi boks.',
  none: 'Voucher terbit bersama boks resmi, begitu pembayarannya disetujui.',
  buy: 'Beli boks resmi',
  box: 'Boks {{label}}',
  valid_until: 'Berlaku sampai {{day}}',
  sticker: 'Stiker (PDF)',
  track: 'Lacak boks',
  status: {
    coming: 'Boks belum Anda terima',
    issued: 'Siap dipakai',
    attached: 'Terpasang pada kiriman',
    confirmed: 'Boks dikonfirmasi',
    refunded: 'Sudah dikembalikan',
    expired: 'Kedaluwarsa',
    void: 'Tidak berlaku',
  },
  next: {
    coming:
      'Boks sedang disiapkan atau dalam perjalanan ke Anda. Begitu Anda terima, tempel stikernya, lalu pilih voucher ini saat mengirim paket.',
    issued:
      'Begitu boksnya Anda terima, tempel stikernya di boks, lalu pilih voucher ini saat mengirim paket.',
    attached: 'Kurir memindai boks saat menerimanya.',
    confirmed: 'Kantor akan mengirim dana ke rekening Anda.',
    refunded: 'Dana sudah dikirim ke rekening Anda.',
    expired: 'Voucher ini tidak dipakai sebelum kedaluwarsa.',
    void: 'Voucher ini tidak dapat dipakai lagi.',
  },
  refund: {
    heading: 'Rekening untuk pengembalian dana',
    text: 'Nilai voucher dan pengembalian dana lainnya dikirim ke rekening ini.',
    bank: 'Bank',
    account_number: 'Nomor rekening',
    account_name: 'Nama pemilik rekening',
    saved: 'Rekening tersimpan',
  },
  refunds: {
    heading: 'Pengembalian dana saya',
    waits: 'Menunggu rekening bank Anda',
    due: 'Akan dikirim',
    check: 'Periksa rekening Anda',
    sent_back: 'Dikembalikan bank Anda pada {{day}}',
    check_account:
      'Silakan periksa rekening di bawah dan simpan sekali lagi, meskipun sudah benar; setelah itu kami kirim uangnya lagi.',
    paid: 'Dikirim {{day}}',
    withdrawn: 'Dibatalkan',
    bank_reference: 'Referensi bank: {{reference}}',
    in_cash: 'Tunai di tempat Anda membayar atau di kantor kami',
    kinds: {
      return: 'Paket kembali: layanan yang belum dimulai',
      transfer: 'Transfer yang terlambat',
      change: 'Perubahan pesanan',
      voucher: 'Voucher boks resmi',
      credit: 'Paket lebih ringan daripada yang dipesan',
      claim: 'Klaim',
      cancellation: 'Pesanan dibatalkan',
    },
  },
}
