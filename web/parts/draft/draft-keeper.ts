/** Why the server refuses a draft; only another change can fix it. */
export type Refused = 'too_long' | 'refused'

/** Where a draft stands: `waiting` is typed but could not be sent yet, `changed` meets another one on the server. */
export type Saving = 'nothing' | 'saving' | 'saved' | 'waiting' | 'changed' | Refused

interface Kept<Draft> {
  draft: Draft
  version: number
}

/** Null once the draft became an order, or where there is none. */
type Other<Draft> = Omit<Kept<Draft>, 'draft'> & { draft: Draft | null }

export interface Doors<Draft> {
  read: () => Promise<Other<Draft> | undefined>
  /** The new version, or that another one was there first, or why not; nothing when it could not be sent. */
  save: (kept: Kept<Draft>) => Promise<number | 'changed' | Refused | undefined>
  /** Keeps in this tab what isn't on the server yet; undefined when nothing is left. */
  remember: (unsaved: Kept<Draft> | undefined) => void
  empty: Draft
}

export interface State<Draft> {
  draft: Draft
  saving: Saving
  /** Moves when another draft took the place of the one on the page. */
  generation: number
}

const pause_ms = 700
const retry_ms = 4000

/**
 * The one place that knows a draft while it is on the page. One save at a time, each on top of the version before;
 * a version that somebody else has moved on is never overwritten but asked about.
 */
export class DraftKeeper<Draft extends object> {
  private shown: State<Draft>
  private version: number
  private other: Other<Draft> | undefined
  private sending: Promise<void> | undefined
  private isClosed = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly listeners = new Set<() => void>()
  private readonly doors: Doors<Draft>

  constructor({ draft, version, saving }: Kept<Draft> & { saving: Saving }, doors: Doors<Draft>) {
    this.shown = { draft, saving, generation: 0 }
    this.version = version
    this.doors = doors
  }

  readonly state = () => this.shown

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  readonly keep = (change: Partial<Draft>) => {
    const draft = { ...this.shown.draft, ...change }
    if (this.isClosed || isSame(draft, this.shown.draft)) return
    this.doors.remember({ draft, version: this.version })
    if (this.shown.saving === 'changed') return this.show({ draft })
    this.show({ draft, saving: 'saving' })
    this.later(pause_ms)
  }

  readonly send = () => {
    clearTimeout(this.timer)
    this.sending ??= this.transmit().finally(() => (this.sending = undefined))
    return this.sending
  }

  /** Before an order takes the place of the draft: a save that came after it would only be refused. */
  readonly arrive = async () => {
    await this.sending
    await this.send()
  }

  private async transmit() {
    const { draft, saving } = this.shown
    if (this.isClosed || (saving !== 'saving' && saving !== 'waiting')) return
    const answer = await this.doors.save({ draft, version: this.version })
    const found = answer === 'changed' ? await this.doors.read() : undefined
    if (this.isClosed) return
    if (typeof answer === 'number') return this.settle(draft, answer)
    if (answer === 'too_long' || answer === 'refused') return this.refuse(draft, answer)
    if (!found) {
      this.show({ saving: 'waiting' })
      return this.later(retry_ms)
    }
    // The answer to an earlier save of these very words was lost on its way.
    if (found.draft && isSame(found.draft, draft)) return this.settle(draft, found.version)
    this.other = found
    this.show({ saving: 'changed' })
  }

  readonly choose = (which: 'mine' | 'other') => {
    if (!this.other) return
    const { draft, version } = this.other
    this.other = undefined
    this.version = version
    if (which === 'mine') {
      this.doors.remember({ draft: this.shown.draft, version })
      this.show({ saving: 'saving' })
      return void this.send()
    }
    this.doors.remember(undefined)
    const generation = this.shown.generation + 1
    this.show({ draft: draft ?? this.doors.empty, generation, saving: draft ? 'saved' : 'nothing' })
  }

  /** The order took the place of the draft: nothing is sent any more. */
  readonly close = () => {
    this.isClosed = true
    clearTimeout(this.timer)
    this.doors.remember(undefined)
  }

  private settle(sent: Draft, stored: number) {
    this.version = stored
    const { draft } = this.shown
    const isAll = draft === sent
    this.doors.remember(isAll ? undefined : { draft, version: stored })
    this.show({ saving: isAll ? 'saved' : 'saving' })
    if (!isAll) this.later(pause_ms)
  }

  /** What was typed meanwhile may be what the server takes. */
  private refuse(sent: Draft, saving: Refused) {
    const isAll = this.shown.draft === sent
    this.show({ saving: isAll ? saving : 'saving' })
    if (!isAll) this.later(pause_ms)
  }

  private show(change: Partial<State<Draft>>) {
    this.shown = { ...this.shown, ...change }
    for (const listener of this.listeners) listener()
  }

  private later(pause: number) {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.send(), pause)
  }
}

/** Whether two drafts say the same. */
export function isSame(a: unknown, b: unknown) {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
}

/** The database gives the names of an object back in an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, inner]) => [name, sorted(inner)]),
  )
}
