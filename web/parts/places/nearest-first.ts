/** Those of the region before all others; otherwise they stay in their order. */
export function nearestFirst<Place extends { region_id: string }>(places: readonly Place[], region: string) {
  return places.toSorted((a, b) => Number(b.region_id === region) - Number(a.region_id === region))
}
