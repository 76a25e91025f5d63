import type { itemTypes } from '#contract/customs/item-types.ts'

type ItemType = (typeof itemTypes)[number]

/** How people call what they send, in the three languages, as beginnings of words. */
const beginnings: readonly (readonly [ItemType, string])[] = [
  [
    'dry_food',
    'makanan snack biskuit keripik kerepek kopi teh gula bumbu rempah dodol mi mie mee food coffee tea',
  ],
  ['medicine', 'obat ubat vitamin jamu medicine'],
  ['phones_laptops_tablets', 'hp handphone ponsel telefon iphone laptop tablet ipad phone'],
  ['batik_sarong', 'batik sarung sarong'],
  ['toys', 'mainan permainan boneka lego toy doll'],
  ['books', 'buku novel kitab majalah quran book'],
  ['documents', 'dokumen surat ijazah sijil akta document certificate letter'],
  ['shoes_bags', 'sepatu kasut sandal selipar tas beg dompet ransel shoe slipper bag wallet'],
  ['cosmetics', 'kosmetik lipstik bedak skincare losion lotion sabun cosmetic lipstick'],
  ['tools', 'perkakas obeng bor gerudi tukul palu kunci tool drill'],
  [
    'household',
    'piring pinggan gelas cawan panci periuk wajan kuali selimut bantal seprai cadar tikar blanket plate',
  ],
  [
    'clothes',
    'baju kaos kemeja celana seluar rok gaun jaket kebaya jilbab hijab tudung mukena telekung pakaian kain shirt trouser dress cloth jacket',
  ],
]

const types = beginnings.flatMap(([type, words]) => words.split(' ').map((word) => [word, type] as const))

/** What the first thing that is known by its name is declared as; the general kind where none is. */
export function proposedType(names: readonly string[]): ItemType {
  const words = names.flatMap((name) => name.toLowerCase().split(/[^\p{L}\d]+/u))
  for (const word of words) {
    // A short one is a whole word, or several in English: "tea" is no beginning of "teak".
    const known = types.find(([begin]) =>
      begin.length > 3 ? word.startsWith(begin) : word === begin || word === `${begin}s`,
    )
    if (known) return known[1]
  }
  return 'other'
}
