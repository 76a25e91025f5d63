export default {
  title: 'Berhenti menerima email',
  description: 'Berhenti menerima email tentang paket yang dikirim kepada Anda.',
  heading: 'Berhenti menerima email tentang paket?',
  text: 'Alamat email yang menerima tautan ini tidak akan kami kirimi kabar paket lagi. Paketnya tetap berjalan, dan Anda tetap bisa melacaknya.',
  button: 'Ya, berhenti',
  done: 'Selesai. Alamat ini tidak menerima kabar paket lagi.',
  wrong: 'Tautan ini tidak lengkap. Buka lagi dari email yang Anda terima.',
  track: 'Lacak paket',
}
