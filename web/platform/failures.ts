import type { NetworkFailure } from '#contract/site/network-failures.ts'

type Noted = Omit<NetworkFailure, 'ago_s'> & { at: number }

const key = 'failures'
// The server takes no longer report.
const most = 20

/** What could not be reached, by its description and never by its address; kept in this tab until it can be told. */
export function noteFailure(call: string, kind: Noted['kind'], started: number) {
  const before = notedFailures()
  const known = before.find((one) => one.call === call && one.kind === kind)
  const at = Date.now()
  const entry = { call, kind, times: Math.min((known?.times ?? 0) + 1, 10_000), at, took_ms: at - started }
  const others = before.filter((one) => one !== known)
  sessionStorage.setItem(key, JSON.stringify([entry, ...others].slice(0, most)))
}

export function hasFailures() {
  return sessionStorage.getItem(key) !== null
}

export function notedFailures(): Noted[] {
  return JSON.parse(sessionStorage.getItem(key) ?? '[]')
}

export function forgetFailures() {
  sessionStorage.removeItem(key)
}
