export default {
  title: 'Beli kotak rasmi',
  description:
    'Kotak rasmi saiz M dan XL dengan baucar: wang dikembalikan selepas kurier atau pejabat mengesahkan kotak, dan berat volumetrik tidak dikira.',
  heading: 'Kotak rasmi M dan XL',
  intro:
    'Kotak yang kukuh, saiz yang sesuai dan baucar pada setiap kotak. Harga penuh dibayar dahulu; nilai baucar dikembalikan kepada anda selepas kurier atau pejabat mengesahkan kotak rasmi digunakan.',
}
