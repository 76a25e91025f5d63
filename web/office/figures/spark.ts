/** Points of a small line in a square of a hundred: from the left, and from the top. Days without a value leave none. */
export function sparkPoints(values: readonly (number | null)[], isFromZero: boolean) {
  const known = values.filter((value) => value !== null)
  const least = isFromZero ? Math.min(0, ...known) : Math.min(...known)
  const span = Math.max(...known) - least
  const last = Math.max(1, values.length - 1)
  return values.flatMap((value, place) => {
    if (value === null) return []
    // A line that never moved lies in the middle, and one of nothing at the foot.
    const height = span === 0 ? (isFromZero && value === 0 ? 0 : 0.5) : (value - least) / span
    return [{ x: (place / last) * 100, y: 94 - height * 88 }]
  })
}
