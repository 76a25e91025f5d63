export interface Series {
  name: string
  values: readonly number[]
}

/** The end of the scale: the next round number above the highest day. */
export function ceilingOf(series: readonly Series[]) {
  const days = series[0]?.values.length ?? 0
  const sums = Array.from({ length: days }, (_, place) =>
    series.reduce((all, { values }) => all + Math.max(0, values[place] ?? 0), 0),
  )
  const most = Math.max(1, ...sums)
  const step = 10 ** Math.floor(Math.log10(most))
  return [1, 2, 5, 10].map((times) => times * step).find((round) => round >= most) ?? most
}

/** For each day its bars, the first at the bottom. A day on which more was given back than sold has none. */
export function barsOf(series: readonly Series[], ceiling: number, height: number) {
  const days = series[0]?.values.length ?? 0
  return Array.from({ length: days }, (_, place) => {
    let top = height
    return series.map(({ values }) => {
      const own = (Math.max(0, values[place] ?? 0) / ceiling) * height
      top -= own
      return { y: top, height: own }
    })
  })
}
