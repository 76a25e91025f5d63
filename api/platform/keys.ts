import { open, openTagLast, seal, sealTagLast } from './seal.ts'
import { keyFor } from './secrets.ts'

/**
 * What people hold (links, codes, devices, unsubscribe links) is derived from separate keys. These are kept in
 * the database, sealed, and stay the same when the key of the installation is replaced.
 */
const keptPurposes = [
  'account letters',
  'codes of the door',
  'invited second factors',
  'known devices',
  'links of receivers',
  'links of visits',
  'mail address',
  'one-time codes',
  'proofs of work',
  'sample people',
  'staff invitations',
  'tries at the door',
  'unsubscribe link',
  'web push',
] as const
type KeptPurpose = (typeof keptPurposes)[number]

/** The first one seals, until `writeWith` names the other. */
export type Held = readonly [string, (string | undefined)?]

export function secretsIn(held: Held) {
  return held.flatMap((key) => key ?? [])
}

/** The keys of a process: one that seals, perhaps another one that still opens, and those that are kept. */
export class Keys {
  readonly #held: readonly string[]
  readonly #kept: ReadonlyMap<string, Buffer>
  #writing: string

  constructor([writing, other]: Held, kept: ReadonlyMap<string, Buffer>) {
    this.#held = secretsIn([writing, other])
    this.#kept = kept
    this.#writing = writing
  }

  kept(purpose: KeptPurpose) {
    const key = this.#kept.get(purpose)
    if (!key) throw new Error(`No key is kept for ${purpose}`)
    return key
  }

  sealing(purpose: string) {
    return keyFor(this.#writing, purpose)
  }

  /** With the key that seals, or else with another one that is held. */
  open<Opened>(purpose: string, openWith: (key: Buffer) => Opened): Opened {
    const other = this.#held.find((key) => key !== this.#writing)
    if (other === undefined) return openWith(this.sealing(purpose))
    try {
      return openWith(this.sealing(purpose))
    } catch {
      return openWith(keyFor(other, purpose))
    }
  }

  /** Of the key that seals. */
  get mark() {
    return markOf(this.#writing)
  }

  get marks() {
    return this.#held.map(markOf)
  }

  /** From now on the key with this mark seals; false when we don't have it. */
  writeWith(mark: string) {
    const key = this.#held.find((held) => markOf(held) === mark)
    if (key !== undefined) this.#writing = key
    return key !== undefined
  }
}

/** Tells one key from another, and nothing of either. */
export function markOf(secret_key: string) {
  return keyFor(secret_key, 'mark of the key').toString('base64url')
}

/** What is kept at the first start: derived from the key, as it was before keys could be replaced. */
export function firstKept(secret_key: string) {
  return new Map(keptPurposes.map((purpose) => [purpose, keyFor(secret_key, purpose)]))
}

/** The keys of an installation whose key was never replaced. */
export function firstKeys(secret_key: string) {
  return new Keys([secret_key], firstKept(secret_key))
}

interface Sealed {
  purpose: string
  bound_to: string
  sealed: Uint8Array
  isTagLast?: boolean
}

/** The same sealed with the current key; 'is_current' when it is already, 'opens_with_none' when no key that is held fits. */
export function reseal(keys: Keys, { purpose, bound_to, sealed, isTagLast = false }: Sealed) {
  const [opened, sealedAgain] = isTagLast ? [openTagLast, sealTagLast] : [open, seal]
  try {
    opened(keys.sealing(purpose), bound_to, sealed)
    return 'is_current'
  } catch {
    // Then another key may open it.
  }
  try {
    const bytes = keys.open(purpose, (key) => opened(key, bound_to, sealed))
    return sealedAgain(keys.sealing(purpose), bound_to, bytes)
  } catch {
    return 'opens_with_none'
  }
}
