// Where parcels of a region are sorted: the airport nearest to most of its people, of those the service uses.
const regionsOf = {
  KUL: 'Selangor|W.P. Kuala Lumpur|W.P. Putrajaya|Negeri Sembilan|Melaka|Pahang|Kelantan|Terengganu',
  PEN: 'Pulau Pinang|Kedah|Perlis|Perak',
  JHB: 'Johor',
  KCH: 'Sarawak',
  BKI: 'Sabah',
  LBU: 'W.P. Labuan',
  CGK: 'DKI Jakarta|Jawa Barat|Banten|Lampung|Sumatera Selatan|Bengkulu|Kepulauan Bangka Belitung',
  SUB: 'Jawa Timur|Jawa Tengah|DI Yogyakarta',
  KNO: 'Sumatera Utara|Aceh|Sumatera Barat',
  BTH: 'Kepulauan Riau|Riau|Jambi',
  DPS: 'Bali|Nusa Tenggara Barat|Nusa Tenggara Timur',
  PNK: 'Kalimantan Barat',
  BPN: 'Kalimantan Timur|Kalimantan Selatan|Kalimantan Tengah|Kalimantan Utara',
  UPG: 'Sulawesi Selatan|Sulawesi Barat|Sulawesi Tengah|Sulawesi Tenggara|Sulawesi Utara|Gorontalo|Maluku|Maluku Utara|Papua|Papua Barat|Papua Selatan|Papua Tengah|Papua Pegunungan|Papua Barat Daya',
} as const

const hubs = new Map(
  Object.entries(regionsOf).flatMap(([hub, regions]) =>
    regions.split('|').map((region) => [region.toLowerCase(), hub] as const),
  ),
)

/** Three letters for the big route on the label; the country alone when the region is not known. */
export function hubOf({ region, country }: { region: string; country: string }) {
  return hubs.get(region.trim().toLowerCase()) ?? country
}
