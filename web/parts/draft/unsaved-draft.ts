import type { CarriedType } from '#contract/site/order-types.ts'

interface Unsaved {
  version: number
  draft: object
}

interface Remembered {
  version: number
  draft: Record<string, unknown>
}

const keyOf = (type: CarriedType) => `unsaved-${type}`

/** What is not on the server yet outlives a reload and a login in this tab, for the person who typed it. */
export function remember(type: CarriedType, user_id: string | undefined, unsaved: Unsaved | undefined) {
  // Whoever was signed out meanwhile finds it again; nothing else may touch it.
  if (user_id === undefined) return
  if (!unsaved) return sessionStorage.removeItem(keyOf(type))
  try {
    sessionStorage.setItem(keyOf(type), JSON.stringify({ user_id, ...unsaved }))
  } catch {
    // More than a browser keeps: it stays on the page until it is saved.
  }
}

export function remembered(type: CarriedType, user_id: string | undefined): Remembered | undefined {
  // It waits for whoever logs in again; only somebody else who does makes it go.
  if (user_id === undefined) return undefined
  try {
    const found: (Remembered & { user_id?: string }) | null = JSON.parse(
      sessionStorage.getItem(keyOf(type)) ?? 'null',
    )
    if (found?.user_id === user_id && found?.draft) return { version: found.version, draft: found.draft }
    sessionStorage.removeItem(keyOf(type))
  } catch {
    // What cannot be read is as good as not there.
  }
  return undefined
}
