export default {
  title: 'Lacak paket',
  description:
    'Lacak paket dengan nomor resi: keadaan terkini, perkiraan tiba, dan setiap langkah perjalanan antara Malaysia dan Indonesia.',
  heading: 'Lacak paket',
  intro:
    'Nomor resi Anda dimulai dengan SB dan ada di label serta di email kami. Siapa pun yang punya nomor itu bisa mengikuti perjalanan paket; yang terlihat hanya kota, bukan nama atau alamat.',
}
