export default {
  title: 'Jawapan penerima',
  description: 'Penerima yang memaklumkan tiada sesiapa datang.',
  heading: 'Jawapan penerima',
  text: 'Yang terbaharu di atas. Hubungi penerima atau kuriernya, kemudian atur serahan baharu.',
  number: 'Nombor penjejakan',
  attempt: 'Percubaan',
  by: 'Kakitangan',
  words: 'Catatan penerima',
  at: 'Dijawab',
  now: 'Sekarang',
  none: 'Belum ada jawapan penerima.',
  more: 'Tunjukkan lagi',
}
