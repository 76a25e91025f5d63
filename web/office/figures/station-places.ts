import { stations, type Station } from '#contract/office/parcel-places.ts'

const ends = { first: 3.2, last: 96.8 }
const top_rem = 1.75
const depth_rem = 4.25
const radius_rem = { least: 0.5, most: 1.3, empty: 0.3 }

/** Where a station stands on the arc: from the left in percent, from the top in rem. */
export function placesOnArc() {
  return stations.map((station, index) => {
    const share = index / (stations.length - 1)
    const fromMiddle = (2 * share - 1) ** 2
    return {
      station,
      x: ends.first + share * (ends.last - ends.first),
      y: top_rem + fromMiddle * depth_rem,
    }
  })
}

/** The same arc as lines; a parabola is drawn whole by one curve. */
export const arcHeight_rem = top_rem + depth_rem
export const arcLine = `M${ends.first} ${arcHeight_rem}Q50 ${top_rem - depth_rem} ${ends.last} ${arcHeight_rem}`

/** Discs grow by their area, so that twice as many parcels look like twice as many. */
export function radiusOf(parcels: number, most: number) {
  if (parcels === 0) return radius_rem.empty
  return radius_rem.least + (radius_rem.most - radius_rem.least) * Math.sqrt(parcels / most)
}

export function isEnd(station: Station) {
  return station === stations[0] || station === stations.at(-1)
}
