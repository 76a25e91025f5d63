/** A place as in an atlas: degrees east, degrees north. */
export type Degrees = readonly [lon: number, lat: number]

// Where ships turn, and how one reaches the next. Harbours stand for all that lies behind them.
const waters = {
  aceh: [95.6, 5.8],
  aceh_east: [97.6, 5.4],
  north: [98.4, 4.8],
  strait: [99.7, 4.0],
  klang_water: [100.85, 2.85],
  middle: [102.0, 2.0],
  narrow: [103.0, 1.35],
  singapore: [103.85, 1.2],
  east: [104.7, 1.35],
  east_coast: [104.5, 2.9],
  lingga: [105.2, 0.5],
  bangka: [106.2, -1.0],
  gaspar: [107.2, -2.6],
  after_gaspar: [107.1, -3.6],
  java_west: [106.9, -5.6],
  sunda: [105.7, -6.0],
  outer_sunda: [104.4, -6.3],
  bengkulu: [101.6, -4.2],
  java_sea: [110.3, -5.9],
  java_east: [113.0, -6.5],
  bali_north: [115.8, -7.2],
  lombok: [115.75, -8.5],
  flores_sea: [118.0, -5.6],
  macassar_strait: [118.2, -2.6],
  tambelan: [107.3, 0.7],
  sarawak: [109.4, 2.5],
  luconia: [112.6, 4.5],
} as const satisfies Record<string, Degrees>

const harbours = {
  banda_aceh: [95.4, 5.65],
  belawan: [98.75, 3.9],
  penang: [100.3, 5.3],
  klang: [101.25, 3.0],
  malacca: [102.2, 2.1],
  dumai: [101.6, 1.85],
  johor: [103.9, 1.4],
  batam: [104.0, 1.15],
  kuantan: [103.5, 4.0],
  terengganu: [103.3, 5.4],
  palembang: [104.95, -2.1],
  lampung: [105.4, -5.7],
  padang: [100.2, -1.0],
  bengkulu_town: [102.2, -3.85],
  jakarta: [106.9, -6.0],
  semarang: [110.4, -6.8],
  surabaya: [112.7, -6.85],
  banyuwangi: [114.45, -8.05],
  benoa: [115.3, -8.75],
  banjarmasin: [114.4, -4.1],
  balikpapan: [117.0, -1.5],
  macassar: [119.3, -5.15],
  pontianak: [108.9, 0],
  kuching: [110.45, 1.85],
  bintulu: [112.9, 3.3],
  labuan: [115.1, 5.4],
  kinabalu: [115.9, 6.1],
} as const satisfies Record<string, Degrees>

type Water = keyof typeof waters | keyof typeof harbours

const ways: readonly (readonly Water[])[] = [
  [
    'banda_aceh',
    'aceh',
    'aceh_east',
    'north',
    'strait',
    'klang_water',
    'middle',
    'narrow',
    'singapore',
    'east',
  ],
  ['belawan', 'strait'],
  ['belawan', 'north', 'penang', 'strait'],
  ['klang', 'klang_water'],
  ['malacca', 'middle', 'dumai'],
  ['johor', 'east'],
  ['batam', 'singapore'],
  ['east', 'east_coast', 'kuantan', 'terengganu'],
  ['east', 'lingga', 'bangka', 'gaspar', 'after_gaspar', 'java_west', 'jakarta'],
  ['lingga', 'palembang'],
  ['java_west', 'sunda', 'outer_sunda', 'bengkulu', 'padang'],
  ['sunda', 'lampung'],
  ['bengkulu', 'bengkulu_town'],
  ['java_west', 'java_sea', 'java_east', 'bali_north', 'lombok', 'benoa'],
  ['after_gaspar', 'java_sea', 'semarang'],
  ['java_east', 'surabaya'],
  ['bali_north', 'banyuwangi'],
  ['java_sea', 'banjarmasin', 'flores_sea'],
  ['java_sea', 'flores_sea', 'macassar'],
  ['bali_north', 'flores_sea', 'macassar_strait', 'balikpapan'],
  ['east', 'tambelan', 'pontianak'],
  ['tambelan', 'sarawak', 'kuching'],
  ['east', 'sarawak', 'luconia', 'kinabalu'],
  ['luconia', 'bintulu'],
  ['luconia', 'labuan'],
]

const places: Record<Water, Degrees> = { ...waters, ...harbours }
const neighbours = new Map<string, Set<Water>>()
for (const way of ways)
  for (const [index, to] of way.entries()) {
    const from = way[index - 1]
    if (!from) continue
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const)
      neighbours.set(one, (neighbours.get(one) ?? new Set()).add(other))
  }

/** What is reached from these without a ship. */
const lands = [
  ['banda_aceh', 'belawan', 'dumai', 'palembang', 'lampung', 'padang', 'bengkulu_town'],
  ['penang', 'klang', 'malacca', 'johor', 'kuantan', 'terengganu'],
  ['jakarta', 'semarang', 'surabaya', 'banyuwangi'],
  ['banjarmasin', 'balikpapan', 'pontianak', 'kuching', 'bintulu', 'kinabalu'],
] as const satisfies (keyof typeof harbours)[][]
/** In degrees; what is further from every harbour lies beyond this chart. */
const farthest = 4.5

/** A ship goes between them: they lie on two islands of this chart. */
export function isOverWater(from: Degrees, to: Degrees) {
  const [start, end] = [harbourOf(from), harbourOf(to)]
  if (far(places[start], from) > farthest || far(places[end], to) > farthest) return false
  const isOn = (land: readonly string[]) => land.includes(start) && land.includes(end)
  return start !== end && !lands.some(isOn)
}

/** Along the water from the harbour nearest to one end to that of the other, both ends included. */
export function seaWay(from: Degrees, to: Degrees): Degrees[] {
  const [start, end] = [harbourOf(from), harbourOf(to)]
  return [from, ...shortest(start, end).map((name) => places[name]), to]
}

function harbourOf(place: Degrees) {
  const names = Object.keys(harbours).filter(isHarbour)
  return names.reduce((best, name) => (far(places[name], place) < far(places[best], place) ? name : best))
}

function isHarbour(name: string): name is keyof typeof harbours {
  return Object.hasOwn(harbours, name)
}

/** So near the equator a degree is as long either way. */
function far([lon, lat]: Degrees, [otherLon, otherLat]: Degrees) {
  return Math.hypot(lon - otherLon, lat - otherLat)
}

function shortest(start: Water, end: Water): Water[] {
  const best = new Map<Water, { length: number; way: Water[] }>([[start, { length: 0, way: [start] }]])
  const open = new Set<Water>([start])
  for (const here of open) {
    open.delete(here)
    const known = best.get(here)
    if (!known) continue
    for (const next of neighbours.get(here) ?? []) {
      const length = known.length + far(places[here], places[next])
      if (length >= (best.get(next)?.length ?? Infinity)) continue
      best.set(next, { length, way: [...known.way, next] })
      open.add(next)
    }
  }
  return best.get(end)?.way ?? []
}
