export default {
  title: 'Lokasi rakan niaga dan ejen',
  description:
    'Cari lokasi rakan niaga dan ejen untuk menyerahkan atau mengambil bungkusan di Malaysia dan Indonesia, lengkap dengan waktu operasi.',
  heading: 'Lokasi rakan niaga dan ejen',
  intro:
    'Di kaunter ejen anda boleh menyerahkan bungkusan, mengambil kiriman, membeli kotak dan membayar tunai. Hubungi khidmat pelanggan untuk ejen terdekat.',
}
