import { pathIn } from '#contract/platform/endpoint.ts'
import { reportNetworkFailures, type NetworkFailure } from '#contract/site/network-failures.ts'
import { forgetFailures, notedFailures } from './failures.ts'

const longestAgo_s = 604_800
const longestTook_ms = 3_600_000

/** One small call, as nobody; whatever becomes of it, it is not tried again. */
export async function reportFailures() {
  const failures = notedFailures().map(asReported)
  forgetFailures()
  if (failures.length === 0) return
  const { method, path } = reportNetworkFailures
  await fetch(pathIn('public', path), {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ failures }),
    credentials: 'omit',
  }).catch(() => undefined)
}

// The clock of a device may be set back meanwhile.
function asReported({ at, took_ms, ...failure }: ReturnType<typeof notedFailures>[number]): NetworkFailure {
  const ago_s = Math.round((Date.now() - at) / 1000)
  return { ...failure, ago_s: within(ago_s, longestAgo_s), took_ms: within(took_ms, longestTook_ms) }
}

function within(value: number, most: number) {
  return Math.min(Math.max(value, 0), most)
}
