import { readTrackingNumber } from '#contract/parcels/tracking-number.ts'
import { forgetSeen } from './last-seen.ts'

const key = 'tracked'
const most = 5

/** The last numbers looked up, on this device only. */
export function recentNumbers(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored)
      ? stored.flatMap((one) => (typeof one === 'string' ? (readTrackingNumber(one) ?? []) : []))
      : []
  } catch {
    return []
  }
}

export function rememberNumber(number: string) {
  const next = [number, ...recentNumbers().filter((one) => one !== number)].slice(0, most)
  localStorage.setItem(key, JSON.stringify(next))
}

export function forgetNumbers() {
  localStorage.removeItem(key)
  forgetSeen()
}
