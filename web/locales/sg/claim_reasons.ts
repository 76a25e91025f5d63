export default {
  not_shown: 'The pictures and our records don’t show the damage or loss.',
  not_in_our_care: 'It happened while the parcel wasn’t in our care.',
  weak_packing: 'The packing was too weak.',
  wrong_declaration: 'The declaration was wrong or incomplete.',
  prohibited: 'The goods are prohibited.',
  kept_by_customs: 'Customs kept the goods.',
  no_answer: 'Our question wasn’t answered.',
  other: 'Another reason',
}
