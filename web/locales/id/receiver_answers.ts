/** Receivers who say that nobody came, as the office reads them. */
export default {
  title: 'Jawaban penerima',
  description: 'Penerima yang menyatakan tidak ada yang datang.',
  heading: 'Jawaban penerima',
  text: 'Yang terbaru di atas. Hubungi penerima atau kurirnya, lalu atur pengantaran baru.',
  number: 'Nomor resi',
  attempt: 'Percobaan',
  by: 'Petugas',
  words: 'Catatan penerima',
  contact: 'Jawab ke',
  at: 'Dijawab',
  now: 'Sekarang',
  none: 'Belum ada jawaban penerima.',
  more: 'Tampilkan lagi',
}
