export default {
  title: 'Berhenti menerima e-mel',
  description: 'Berhenti menerima e-mel tentang bungkusan yang dihantar kepada anda.',
  heading: 'Berhenti menerima e-mel tentang bungkusan?',
  text: 'Kami tidak akan menghantar makluman bungkusan lagi ke alamat e-mel yang menerima pautan ini. Bungkusan tetap bergerak, dan anda masih boleh menjejaknya.',
  button: 'Ya, berhenti',
  done: 'Selesai. Alamat ini tidak akan menerima makluman bungkusan lagi.',
  wrong: 'Pautan ini tidak lengkap. Buka semula daripada e-mel yang anda terima.',
  track: 'Jejak bungkusan',
}
