export default {
  title: 'Sediakan akaun anda',
  description: 'Tetapkan kata laluan dan pengesahan dua faktor dengan pautan daripada e-mel kami.',
  heading: 'Sediakan akaun anda',
  hello: 'Selamat datang, {{name}}. Akaun ini untuk {{counter}}.',
  hello_plain: 'Selamat datang, {{name}}.',
  email: 'Anda log masuk dengan',
  over: 'Pautan ini tidak sah lagi. Mungkin sudah digunakan, atau sudah digantikan dengan yang baharu.',
  over_next:
    'Jika akaun anda sudah disediakan, sila log masuk. Jika belum, minta pautan baharu daripada pejabat.',
  to_login: 'Log masuk',
  password_heading: '1. Tetapkan kata laluan',
  factor_heading: '2. Sambungkan aplikasi pengesah',
  factor_text:
    'Imbas kod ini dengan aplikasi seperti Google Authenticator, Microsoft Authenticator atau Aegis. Jika menggunakan telefon ini, salin kuncinya dan tambah sendiri dalam aplikasi.',
  qr: 'Kod QR untuk aplikasi pengesah',
  key: 'Kunci',
  copy_key: 'Salin kunci',
  code: 'Kod 6 digit daripada aplikasi',
  submit: 'Simpan dan selesai',
  done_heading: 'Akaun anda sedia digunakan',
  done_text:
    'Simpan kod pemulihan ini di tempat yang hanya anda tahu. Setiap kod boleh digunakan sekali jika telefon anda hilang. Kod ini hanya dipaparkan sekarang.',
  copy_codes: 'Salin semua kod',
  done_next: 'Log masuk dengan kod seterusnya yang dipaparkan oleh aplikasi.',
}
