export default {
  heading: 'Berita melalui e-mel',
  language: 'Bahasa e-mel',
  steps: 'Beritahu saya apabila',
  money: 'E-mel tentang bayaran, baucar dan bayaran balik sentiasa kami hantar.',
  saved: 'Pilihan e-mel disimpan',
  letters: {
    handed_over: 'Bungkusan di tangan kami',
    pickup_failed: 'Kutipan gagal',
    departed: 'Bungkusan berlepas',
    customs_hold: 'Ditahan kastam',
    duty_due: 'Duti import perlu dibayar',
    out_for_delivery: 'Sedang dihantar',
    delivery_failed: 'Gagal diserahkan',
    ready_for_collection: 'Sedia diambil',
    delivered: 'Telah diserahkan',
    returned: 'Dipulangkan kepada pengirim',
  },
}
