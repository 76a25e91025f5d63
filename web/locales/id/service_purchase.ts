export default {
  title: 'Beli boks resmi',
  description:
    'Boks resmi ukuran M dan XL dengan voucher: dana kembali setelah kurir atau kantor mengonfirmasi boks, dan berat volumetrik tidak dihitung.',
  heading: 'Isi sampai penuh. Ukuran tak menambah ongkos.',
  intro: 'Untuk boks resmi hanya berat yang dihitung. Pakai sekali, dan depositnya kembali ke rekening Anda.',
  shelf:
    'Boks M dan XL di samping penanak nasi dan karung beras sepuluh kilogram, semuanya dengan skala yang sama',
  buy: 'Beli boks',
  costs: '{{label}}: {{amount}}',
  with_deposit: 'termasuk deposit yang kembali kepada Anda',
  stub: { pay: 'Boks {{label}}, Anda bayar', parts: 'Boks {{price}} + deposit {{deposit}}', back: 'Kembali' },
  how: {
    heading: 'Begini caranya',
    order: 'Pesan boks',
    order_text: 'Pilih ukuran M atau XL, ambil di agen atau minta diantar.',
    pay: 'Bayar',
    pay_text: 'Transfer bank, kode QR, atau tunai. Unggah bukti, dan kantor memeriksanya.',
    pack: 'Kirim dengan boks resmi',
    pack_text: 'Sampai batas berat boks, hanya berat timbangan yang dihitung, bukan ukurannya.',
    refund: 'Deposit kembali',
    refund_text: 'Kurir memindai stiker boks. Setelah itu nilai voucher dikirim ke rekening Anda.',
  },
  form: {
    heading: 'Pesan di sini',
    intro: 'Seluruh pesanan di satu halaman, dengan jadwal kurir.',
    steps: 'Beli boks langkah demi langkah',
    login: 'Masuk dulu agar pesanan, voucher, dan pengembalian dana tercatat atas nama Anda.',
    login_button: 'Masuk dan pesan',
  },
}
