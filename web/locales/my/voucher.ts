export default {
  title: 'Baucar saya',
  description:
    'Baucar daripada kotak rasmi anda: nilai, status, tempoh sah dan langkah seterusnya sehingga wang dibayar balik kepada anda.',
  heading: 'Baucar saya',
  intro:
    'Setiap kotak rasmi disertai satu baucar. Nilainya dipulangkan kepada anda selepas kurier atau pejabat mengesahkan kotak.',
  none: 'Baucar dikeluarkan bersama kotak rasmi, sebaik sahaja bayarannya diluluskan.',
  buy: 'Beli kotak rasmi',
  box: 'Kotak {{label}}',
  valid_until: 'Sah sehingga {{day}}',
  sticker: 'Pelekat (PDF)',
  track: 'Jejak kotak',
  status: {
    coming: 'Kotak belum anda terima',
    issued: 'Sedia digunakan',
    attached: 'Dilampirkan pada penghantaran',
    confirmed: 'Kotak disahkan',
    refunded: 'Sudah dibayar balik',
    expired: 'Tamat tempoh',
    void: 'Tidak sah',
  },
  next: {
    coming:
      'Kotak sedang disediakan atau dalam perjalanan kepada anda. Sebaik sahaja anda menerimanya, tampal pelekat padanya, kemudian pilih baucar ini semasa menghantar bungkusan.',
    issued:
      'Sebaik sahaja anda menerima kotak, tampal pelekat padanya, kemudian pilih baucar ini semasa menghantar bungkusan.',
    attached: 'Kurier mengimbas kotak semasa menerimanya.',
    confirmed: 'Pejabat akan membayar ke akaun bank anda.',
    refunded: 'Wang telah dibayar ke akaun bank anda.',
    expired: 'Baucar ini tidak digunakan sebelum tamat tempoh.',
    void: 'Baucar ini tidak boleh digunakan lagi.',
  },
  refund: {
    heading: 'Akaun bank untuk bayaran balik',
    text: 'Nilai baucar dan semua bayaran balik lain dibayar ke akaun ini.',
    bank: 'Bank',
    account_number: 'Nombor akaun',
    account_name: 'Nama pemegang akaun',
    saved: 'Akaun telah disimpan',
  },
  refunds: {
    heading: 'Bayaran balik saya',
    waits: 'Menunggu akaun bank anda',
    due: 'Akan dihantar',
    check: 'Semak akaun anda',
    sent_back: 'Dipulangkan oleh bank anda pada {{day}}',
    check_account:
      'Sila semak akaun di bawah dan simpan sekali lagi, walaupun sudah betul; selepas itu kami akan menghantar wangnya semula.',
    paid: 'Dihantar {{day}}',
    withdrawn: 'Dibatalkan',
    bank_reference: 'Rujukan bank: {{reference}}',
    in_cash: 'Tunai di tempat anda membayar atau di pejabat kami',
    kinds: {
      return: 'Bungkusan dipulangkan: perkhidmatan belum dimulakan',
      transfer: 'Pindahan yang lewat',
      change: 'Perubahan tempahan',
      voucher: 'Baucar kotak rasmi',
      credit: 'Bungkusan lebih ringan daripada yang ditempah',
      claim: 'Tuntutan',
      cancellation: 'Tempahan dibatalkan',
    },
  },
}
