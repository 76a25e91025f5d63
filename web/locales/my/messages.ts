export default {
  heading: 'Makluman tentang bungkusan anda',
  language: 'Bahasa e-mel',
  steps: 'Beritahu saya apabila',
  chosen: 'Beritahu saya tentang {{chosen}} daripada {{all}} perkembangan',
  money: 'E-mel tentang bayaran, baucar, tuntutan dan bayaran balik sentiasa kami hantar.',
  saved: 'Pilihan anda disimpan',
  device: {
    heading: 'Pemberitahuan pada peranti ini',
    text: 'Makluman yang sama seperti dalam e-mel, terus di skrin anda, sehingga anda log keluar daripada peranti ini.',
    is_on: 'Aktif pada peranti ini',
    is_off: 'Belum aktif pada peranti ini',
    turn_on: 'Aktifkan pemberitahuan',
    turn_off: 'Matikan pemberitahuan',
    done: 'Pemberitahuan aktif pada peranti ini',
    denied:
      'Pelayar ini tidak membenarkan pemberitahuan daripada kami. Benarkan dalam tetapan laman pada pelayar, kemudian buka semula halaman ini.',
    unknown_service:
      'Perkhidmatan pemberitahuan pelayar ini belum kami kenali. Gunakan Chrome, Edge, Firefox atau Safari.',
    unsupported:
      'Pelayar ini tidak dapat memaparkan pemberitahuan. Pada iPhone atau iPad, tambah dahulu laman ini ke skrin utama.',
    failed: 'Perkhidmatan pemberitahuan pelayar tidak dapat dihubungi. Cuba lagi nanti.',
  },
}
