export default {
  heading: 'Konfirmasi bahwa ini memang Anda',
  text: 'Ini perubahan penting. Konfirmasikan sekali lagi bahwa ini Anda; isian Anda tetap tersimpan dan prosesnya langsung dilanjutkan.',
  by_passkey: 'Pakai kunci sandi',
  by_code: 'Kirim kode ke email saya',
  other_way: 'Pakai cara lain',
  password: 'Kata sandi Anda',
  by_itself: 'Terkirim otomatis setelah angka keenam.',
  second_factor: 'Kode dari aplikasi autentikator Anda, atau kode pemulihan',
  code: 'Kode 6 angka',
  code_sent: 'Kami mengirim kode ke {{email}}. Kode berlaku {{minutes}} menit.',
  confirm: 'Lanjutkan',
  not_signed: 'Kunci sandi tidak dipakai. Coba lagi, atau pakai kata sandi.',
}
