export default {
  not_shown: 'Kerosakan atau kekurangannya tidak kelihatan pada gambar dan rekod kami.',
  not_in_our_care: 'Kejadian berlaku ketika bungkusan tidak dalam jagaan kami.',
  weak_packing: 'Pembungkusannya tidak kukuh.',
  wrong_declaration: 'Pengisytiharannya salah atau tidak lengkap.',
  prohibited: 'Barangnya termasuk barang larangan.',
  kept_by_customs: 'Barangnya ditahan kastam.',
  no_answer: 'Soalan kami tidak dijawab.',
  other: 'Sebab lain',
}
