export default {
  title: 'Halaman tidak ditemukan',
  description:
    'Halaman yang Anda cari tidak ada atau sudah pindah. Kembali ke beranda, atau lacak paket Anda dengan nomor resi.',
  heading: 'Halaman tidak ditemukan',
  intro: 'Alamat ini tidak mengarah ke mana pun. Mungkin salah ketik, atau halamannya sudah pindah.',
  home: 'Ke beranda',
  track: 'Lacak paket',
  office: {
    intro: 'Tidak ada apa pun di alamat ini. Periksa ketikannya, atau cari yang Anda perlukan.',
    start: 'Ke ringkasan',
  },
  role_changed: {
    heading: 'Peran Anda berubah',
    text: 'Bagian ini tidak lagi termasuk peran Anda. Bagian lain tetap seperti biasa; bila ini keliru, hubungi admin.',
  },
}
