interface Named {
  id: string
}

/** One thing at a time out of a list that changes on its own. */
export interface Turn<Thing extends Named> {
  /** What is on the screen, as it was read last. */
  thing: Thing | undefined
  /** Where it stood then. */
  place: number
  /** Decided here, and still in the list: one that was asked for before the decision may come after it. */
  left: readonly string[]
}

export function begin<Thing extends Named>(list: readonly Thing[]): Turn<Thing> {
  return { thing: list[0], place: 0, left: [] }
}

/** What there is to go through. */
export function ahead<Thing extends Named>({ left }: Turn<Thing>, list: readonly Thing[]) {
  return left.length === 0 ? list : list.filter(({ id }) => !left.includes(id))
}

/** With the newest list; the same turn where nothing is new. What is on the screen stays there, also when it has gone. */
export function follow<Thing extends Named>(turn: Turn<Thing>, list: readonly Thing[]): Turn<Thing> {
  const left = turn.left.filter((one) => list.some(({ id }) => id === one))
  const now = left.length === turn.left.length ? turn : { ...turn, left }
  const things = ahead(now, list)
  if (!now.thing) return things[0] ? { ...now, thing: things[0], place: 0 } : now
  const place = things.findIndex(({ id }) => id === now.thing?.id)
  const thing = things[place]
  if (!thing || (thing === now.thing && place === now.place)) return now
  return { ...now, thing, place }
}

export function isGone<Thing extends Named>(turn: Turn<Thing>, list: readonly Thing[]) {
  return turn.thing !== undefined && !ahead(turn, list).some(({ id }) => id === turn.thing?.id)
}

export function goTo<Thing extends Named>(
  turn: Turn<Thing>,
  list: readonly Thing[],
  to: number,
): Turn<Thing> {
  const things = ahead(turn, list)
  // Whatever followed the one that is gone has taken its place.
  const wanted = isGone(turn, list) && to > turn.place ? turn.place : to
  const place = Math.max(0, Math.min(things.length - 1, wanted))
  return { ...turn, thing: things[place], place }
}

export function leave<Thing extends Named>(turn: Turn<Thing>, list: readonly Thing[]): Turn<Thing> {
  if (!turn.thing) return turn
  const things = ahead(turn, list)
  const next = things[turn.place + 1] ?? things[turn.place - 1]
  return { thing: next, place: turn.place, left: [...turn.left, turn.thing.id] }
}

/** What was called back is on the screen again. */
export function callBack<Thing extends Named>(turn: Turn<Thing>, thing: Thing): Turn<Thing> {
  return { ...turn, thing, left: turn.left.filter((id) => id !== thing.id) }
}
