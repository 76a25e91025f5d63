export default {
  title: 'Voucher saya',
  description:
    'Voucher dari boks resmi Anda: nilai, status, masa berlaku, dan langkah berikutnya sampai dana kembali kepada Anda.',
  heading: 'Voucher saya',
  intro:
    'Setiap boks resmi membawa satu voucher. Nilainya kembali kepada Anda setelah kurir atau kantor mengonfirmasi boks.',
  buy: 'Beli boks resmi',
  box: 'Boks {{label}}',
  valid_until: 'Berlaku sampai {{day}}',
  sticker: 'Stiker (PDF)',
  status: {
    issued: 'Siap dipakai',
    attached: 'Terpasang pada pengiriman',
    confirmed: 'Boks dikonfirmasi',
    refunded: 'Sudah dikembalikan',
    expired: 'Kedaluwarsa',
    void: 'Tidak berlaku',
  },
  next: {
    issued: 'Tempel stiker di boks, lalu pilih voucher ini saat mengirim paket.',
    attached: 'Kurir memindai boks saat menerimanya.',
    confirmed: 'Kantor akan mengirim dana ke rekening Anda.',
    refunded: 'Dana sudah dikirim ke rekening Anda.',
    expired: 'Voucher ini tidak dipakai sebelum kedaluwarsa.',
    void: 'Voucher ini tidak dapat dipakai lagi.',
  },
  refund: {
    heading: 'Rekening untuk pengembalian dana',
    text: 'Nilai voucher dikirim ke rekening ini.',
    bank: 'Bank',
    account_number: 'Nomor rekening',
    account_name: 'Nama pemilik rekening',
    saved: 'Rekening tersimpan',
  },
  refunds: {
    heading: 'Pengembalian dana saya',
    due: 'Akan dikirim',
    paid: 'Dikirim {{day}}',
    withdrawn: 'Ditarik',
    bank_reference: 'Referensi bank: {{reference}}',
    kinds: {
      voucher: 'Voucher boks resmi',
      credit: 'Paket lebih ringan dari yang dipesan',
      claim: 'Klaim',
      cancellation: 'Pesanan dibatalkan',
    },
  },
}
