export default {
  title: 'Siapkan akun petugas',
  description: 'Buat kata sandi dan hubungkan aplikasi autentikator dengan tautan dari email undangan Anda.',
  heading: 'Siapkan akun Anda',
  greeting: 'Halo {{name}}, Anda masuk dengan {{email}}.',
  invalid: 'Tautan ini tidak berlaku (lagi). Minta kantor mengirim tautan baru.',
  app: {
    heading: 'Hubungkan aplikasi autentikator',
    text: 'Pindai kode ini dengan aplikasi autentikator (misalnya Google Authenticator), atau ketik kuncinya.',
    qr: 'Kode QR untuk aplikasi autentikator',
    open: 'Buka di aplikasi pada ponsel ini',
    key: 'Kunci',
    code: 'Kode enam angka dari aplikasi',
  },
  password: 'Buat kata sandi',
  submit: 'Simpan dan lanjutkan',
  done: {
    heading: 'Akun Anda siap',
    text: 'Simpan kode pemulihan ini di tempat aman. Setiap kode berlaku sekali, bila ponsel Anda hilang. Kode ini hanya tampil sekarang.',
    copy: 'Salin kode',
    login: 'Masuk',
  },
}
