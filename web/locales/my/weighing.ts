export default {
  weight: 'Berat pada penimbang (kg)',
  length: 'Panjang (cm)',
  width: 'Lebar (cm)',
  height: 'Tinggi (cm)',
  official_box: 'Kotak rasmi {{label}}: ukurannya sudah diketahui, timbang sahaja.',
  scale_picture: 'Gambar penimbang (boleh dibiarkan kosong)',
  here: {
    changed:
      'Tempahan ditukar dan harganya lebih tinggi. Bungkusan kekal di sini sehingga perbezaannya dibayar.',
    waiting:
      'Lebih berat daripada yang ditulis. Bungkusan kekal di sini sehingga pengirim bersetuju dan membayar perbezaannya.',
    agreed:
      'Lebih berat daripada yang ditulis. Pengirim sudah bersetuju; bungkusan kekal di sini sehingga perbezaannya dibayar.',
    declined: 'Pengirim tidak bersetuju dengan perbezaannya. Pejabat akan memulangkan bungkusan ini.',
  },
  heading: 'Hasil timbangan',
  titles: {
    same: 'Berat bungkusan sepadan',
    credited: 'Bungkusan lebih ringan daripada yang ditulis',
    waiting: 'Bungkusan lebih berat daripada yang ditulis',
    agreed: 'Perbezaan caj penghantaran menunggu bayaran',
    paid: 'Perbezaan caj penghantaran sudah dibayar',
    declined: 'Anda tidak bersetuju dengan perbezaannya',
    cancelled: 'Perbezaan ini dibatalkan',
  },
  texts: {
    same: 'Tiada yang berubah; bungkusan diteruskan.',
    credited: '{{amount}} dipulangkan kepada anda. Bayaran baliknya ada di halaman baucar.',
    waiting:
      'Bungkusan menunggu di tempat asal sehingga anda membuat keputusan. Semak hasil timbangan, kemudian setuju dan bayar perbezaannya, atau minta bungkusan dipulangkan.',
    agreed: 'Sebaik sahaja bayaran disahkan, bungkusan diteruskan.',
    paid: 'Terima kasih, perbezaannya sudah kami terima.',
    declined:
      'Pejabat akan memulangkan bungkusan. Selagi bungkusan belum bertolak balik, anda masih boleh bersetuju.',
    cancelled:
      'Wang yang anda bayar untuknya dipulangkan. Bungkusan anda dikira seperti sebelum timbangan ini. Bayaran balik ada di halaman baucar.',
  },
  declared: 'Diisytiharkan',
  measured: 'Ditimbang',
  chargeable: 'Berat dikenakan caj',
  size: 'Ukuran',
  actual: 'Berat',
  price: 'Caj penghantaran',
  difference: 'Perbezaan',
  how: {
    actual: 'Berat sebenar {{actual}} kg digunakan, dibundarkan ke atas.',
    volumetric: 'Berat volumetrik {{volumetric}} kg digunakan, dibundarkan ke atas.',
    minimum: 'Berat minimum digunakan.',
    by_card: 'Harga dikira dengan kadar yang berkuat kuasa semasa anda membuat tempahan.',
  },
  picture: 'Gambar penimbang',
  agree: 'Setuju dan bayar {{amount}}',
  agree_title: 'Bayar perbezaan {{amount}}',
  to_payment: 'Teruskan ke pembayaran',
  decline: 'Tidak setuju',
  decline_question: 'Pulangkan bungkusan kepada pengirim?',
  decline_text:
    'Bungkusan tidak dihantar dan dipulangkan kepada anda. Kos pemulangan mengikut terma dan syarat; pejabat akan menghubungi anda.',
  decline_confirm: 'Ya, pulangkan',
  declined: 'Direkodkan. Pejabat akan menghubungi anda tentang pemulangan bungkusan.',
  open_payment: 'Buka pembayaran perbezaan',
  to_vouchers: 'Lihat bayaran balik',
  answer_wanted: 'Menunggu jawapan anda',
  of: 'Perbezaan caj penghantaran untuk {{number}}',
  ended: 'Perbezaan ini tidak dibayar. Buka penghantarannya untuk membuat keputusan semula.',
  to_shipment: 'Ke penghantaran {{number}}',
}
