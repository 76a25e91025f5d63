export default {
  title: 'Kebijakan privasi',
  description:
    'Data apa yang kami simpan, untuk apa, berapa lama, dan hak Anda menurut UU Perlindungan Data Pribadi Indonesia dan PDPA Malaysia.',
  heading: 'Kebijakan privasi',
  intro:
    'Kami hanya menyimpan data yang diperlukan untuk mengantar kiriman Anda dan memenuhi aturan pabean. Foto paspor dienkripsi dan setiap pembukaannya dicatat. Anda dapat mengunduh data dan menghapus akun Anda dari halaman profil.',
}
