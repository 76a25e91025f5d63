import type { TrackedParcel } from '#contract/parcels/tracking.ts'

const key = 'last_tracked'

export interface Seen {
  at: string
  parcel: TrackedParcel
}

/** The last parcel looked up, for when there is no network. Anybody with its number may see it: cities only. */
export function rememberSeen(parcel: TrackedParcel) {
  const seen: Seen = { at: new Date().toISOString(), parcel }
  localStorage.setItem(key, JSON.stringify(seen))
}

export function lastSeen(number: string): Seen | undefined {
  try {
    const seen: Seen | null = JSON.parse(localStorage.getItem(key) ?? 'null')
    return seen?.parcel.tracking_number === number ? seen : undefined
  } catch {
    return undefined
  }
}

export function forgetSeen() {
  localStorage.removeItem(key)
}
