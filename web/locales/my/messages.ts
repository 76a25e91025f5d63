export default {
  heading: 'Berita tentang bungkusan anda',
  language: 'Bahasa e-mel',
  steps: 'Beritahu saya apabila',
  money: 'E-mel tentang bayaran, baucar dan bayaran balik sentiasa kami hantar.',
  saved: 'Pilihan anda disimpan',
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
  device: {
    heading: 'Pemberitahuan pada peranti ini',
    text: 'Berita yang sama seperti dalam e-mel, terus di skrin anda, sehingga anda log keluar daripada peranti ini.',
    is_on: 'Aktif pada peranti ini',
    is_off: 'Belum aktif pada peranti ini',
    turn_on: 'Aktifkan pemberitahuan',
    turn_off: 'Matikan pemberitahuan',
    done: 'Pemberitahuan aktif pada peranti ini',
    denied:
      'Pelayar ini tidak membenarkan pemberitahuan daripada kami. Benarkan dalam tetapan laman pada pelayar, kemudian buka semula halaman ini.',
    unsupported:
      'Pelayar ini tidak dapat memaparkan pemberitahuan. Pada iPhone atau iPad, tambah dahulu laman ini ke skrin utama.',
    failed: 'Perkhidmatan pemberitahuan pelayar tidak dapat dihubungi. Cuba lagi nanti.',
  },
}
