export default {
  title: 'Dasar privasi',
  description:
    'Data yang kami simpan, tujuannya, tempohnya dan hak anda menurut PDPA Malaysia serta undang-undang perlindungan data peribadi Indonesia.',
  heading: 'Dasar privasi',
  intro:
    'Kami hanya menyimpan data yang diperlukan untuk menghantar kiriman anda dan mematuhi peraturan kastam. Gambar pasport disulitkan dan setiap capaian direkodkan. Anda boleh memuat turun data dan memadam akaun anda dari halaman profil.',
}
