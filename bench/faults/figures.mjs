export function seconds(ms) {
  return `${(ms / 1000).toFixed(2)} s`
}

export function median(values) {
  return quantile(values, 0.5)
}

export function quantile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]
}
