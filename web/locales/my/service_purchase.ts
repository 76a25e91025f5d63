export default {
  title: 'Beli kotak rasmi',
  description:
    'Kotak rasmi saiz M dan XL dengan baucar: wang dibayar balik selepas kurier atau pejabat mengesahkan kotak, dan berat volumetrik tidak dikira.',
  heading: 'Isi sampai penuh. Saiz tidak menambah caj.',
  intro: 'Untuk kotak rasmi hanya berat dikira. Guna sekali, dan depositnya dipulangkan ke akaun bank anda.',
  shelf:
    'Kotak M dan XL di sebelah periuk nasi dan guni beras sepuluh kilogram, semuanya pada skala yang sama',
  buy: 'Beli kotak',
  costs: '{{label}}: {{amount}}',
  with_deposit: 'termasuk deposit yang dikembalikan kepada anda',
  stub: {
    pay: 'Kotak {{label}}, anda bayar',
    parts: 'Kotak {{price}} + deposit {{deposit}}',
    back: 'Dipulangkan',
  },
  how: {
    heading: 'Begini caranya',
    order: 'Tempah kotak',
    order_text: 'Pilih saiz M atau XL, ambil di kaunter ejen atau minta dihantar.',
    pay: 'Bayar',
    pay_text: 'Pindahan bank, kod QR atau tunai. Muat naik bukti, dan pejabat menyemaknya.',
    pack: 'Hantar dengan kotak rasmi',
    pack_text: 'Sehingga had berat kotak, hanya berat timbangan dikira, bukan saiznya.',
    refund: 'Deposit dipulangkan',
    refund_text: 'Kurier mengimbas pelekat kotak. Selepas itu nilai baucar dibayar ke akaun bank anda.',
  },
  form: {
    heading: 'Tempah di sini',
    intro: 'Seluruh tempahan pada satu halaman, termasuk hari kurier datang.',
    steps: 'Beli kotak langkah demi langkah',
    login: 'Log masuk dahulu supaya tempahan, baucar dan bayaran balik direkodkan atas nama anda.',
    login_button: 'Log masuk dan tempah',
  },
}
