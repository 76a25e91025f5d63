export default {
  title: 'Jadual perlepasan',
  description:
    'Perlepasan udara dan laut yang seterusnya: bila bungkusan mesti diserahkan dan bila bertolak.',
  heading: 'Perlepasan seterusnya',
  intro:
    'Serahkan bungkusan sebelum masa tutup, dan bungkusan ikut bertolak jika masih ada ruang. Masa mengikut waktu tempat bertolak.',
  way: 'Laluan',
  mode: 'Cara',
  modes: {
    air: 'Udara',
    sea: 'Laut',
  },
  cut_off: 'Masa tutup',
  departs: 'Bertolak',
  state: 'Status',
  open: 'Masih ada ruang',
  full: 'Penuh',
  late: 'Sudah ditutup',
  none: 'Belum ada perlepasan yang dijadualkan',
  still: 'Bungkusan masih boleh anda serahkan: anggaran tiba yang tertera bersama harga tetap terpakai.',
  price: 'Semak harga',
}
