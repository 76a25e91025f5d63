export default {
  title: 'Sediakan akaun kakitangan',
  description:
    'Tetapkan kata laluan dan hubungkan aplikasi pengesah dengan pautan daripada e-mel jemputan anda.',
  heading: 'Sediakan akaun anda',
  greeting: 'Hai {{name}}, anda log masuk dengan {{email}}.',
  invalid: 'Pautan ini tidak sah (lagi). Minta pejabat menghantar pautan baharu.',
  app: {
    heading: 'Hubungkan aplikasi pengesah',
    text: 'Imbas kod ini dengan aplikasi pengesah (misalnya Google Authenticator), atau taip kuncinya.',
    qr: 'Kod QR untuk aplikasi pengesah',
    open: 'Buka dalam aplikasi pada telefon ini',
    key: 'Kunci',
    code: 'Kod enam digit daripada aplikasi',
  },
  password: 'Tetapkan kata laluan',
  submit: 'Simpan dan teruskan',
  done: {
    heading: 'Akaun anda sedia',
    text: 'Simpan kod pemulihan ini di tempat selamat. Setiap kod sah sekali, jika telefon anda hilang. Kod ini hanya dipaparkan sekarang.',
    copy: 'Salin kod',
    login: 'Log masuk',
  },
}
