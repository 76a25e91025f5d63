export default {
  heading: 'Sahkan identiti anda',
  text: 'Ini perubahan penting. Sahkan identiti anda sekali lagi; apa yang anda taip kekal disimpan dan diteruskan selepas itu.',
  by_passkey: 'Guna kunci laluan',
  by_code: 'Hantar kod ke e-mel saya',
  other_way: 'Guna cara lain',
  password: 'Kata laluan anda',
  by_itself: 'Dihantar secara automatik selepas digit keenam.',
  second_factor: 'Kod daripada aplikasi pengesah anda, atau kod pemulihan',
  code: 'Kod 6 digit',
  code_sent: 'Kami menghantar kod ke {{email}}. Kod ini sah selama {{minutes}} minit.',
  confirm: 'Teruskan',
  not_signed: 'Kunci laluan tidak digunakan. Cuba lagi, atau guna kata laluan.',
}
