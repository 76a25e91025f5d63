export default {
  title: 'Baucar saya',
  description:
    'Baucar daripada kotak rasmi anda: nilai, keadaan, tempoh sah dan langkah seterusnya sehingga wang dikembalikan.',
  heading: 'Baucar saya',
  intro:
    'Setiap kotak rasmi membawa satu baucar. Nilainya dikembalikan kepada anda selepas kurier atau pejabat mengesahkan kotak.',
}
