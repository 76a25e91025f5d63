export default {
  title: 'Halaman tidak dijumpai',
  description:
    'Halaman yang anda cari tiada atau telah berpindah. Kembali ke laman utama, atau jejak bungkusan dengan nombor penjejakan.',
  heading: 'Halaman tidak dijumpai',
  intro: 'Alamat ini tidak menuju ke mana-mana. Mungkin tersalah taip, atau halamannya telah berpindah.',
  home: 'Ke laman utama',
  track: 'Jejak bungkusan',
  office: {
    intro: 'Tiada apa-apa di alamat ini. Semak ejaannya, atau cari apa yang anda perlukan.',
    start: 'Ke ringkasan',
  },
  role_changed: {
    heading: 'Peranan anda telah berubah',
    text: 'Bahagian ini tidak lagi termasuk dalam peranan anda. Yang lain kekal seperti biasa; jika ini silap, hubungi pentadbir.',
  },
}
