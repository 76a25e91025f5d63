export function seconds(ms: number) {
  return `${(ms / 1000).toFixed(2)} s`
}

export function median(values: readonly number[]) {
  return quantile(values, 0.5)
}

export function quantile(values: readonly number[], share: number) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN
}
