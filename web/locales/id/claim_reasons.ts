/** Why a claim was declined, as its customer, the desk and the log say it. */
export default {
  not_shown: 'Kerusakan atau kekurangannya tidak terlihat pada foto dan catatan kami.',
  not_in_our_care: 'Hal itu terjadi saat paket tidak berada dalam tanggung jawab kami.',
  weak_packing: 'Kemasannya kurang kuat.',
  wrong_declaration: 'Data barang keliru atau tidak lengkap.',
  prohibited: 'Barangnya termasuk barang terlarang.',
  kept_by_customs: 'Barangnya ditahan Bea Cukai.',
  no_answer: 'Pertanyaan kami tidak dijawab.',
  other: 'Alasan lain',
}
