export default {
  title: 'Halaman tidak ditemukan',
  description: 'Halaman yang Anda cari tidak ada atau sudah pindah.',
  heading: 'Halaman tidak ditemukan',
  intro: 'Alamat ini tidak mengarah ke mana pun. Mungkin salah ketik, atau halamannya sudah pindah.',
  home: 'Ke beranda',
  track: 'Lacak paket',
}
