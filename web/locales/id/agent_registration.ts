export default {
  title: 'Daftar jadi agen',
  description:
    'Jadilah agen dan terima paket di konter Anda: syarat, cara kerja, dan langkah pendaftaran untuk mitra di Malaysia dan Indonesia.',
  heading: 'Daftar jadi agen',
  intro:
    'Punya toko atau konter? Sebagai agen, Anda menerima dan menyerahkan paket, dan menjual boks resmi. Hubungi layanan pelanggan untuk memulai.',
}
