export default {
  title: 'Baucar saya',
  description:
    'Baucar daripada kotak rasmi anda: nilai, status, tempoh sah dan langkah seterusnya sehingga wang dikembalikan kepada anda.',
  heading: 'Baucar saya',
  intro:
    'Setiap kotak rasmi membawa satu baucar. Nilainya dikembalikan kepada anda selepas kurier atau pejabat mengesahkan kotak.',
}
