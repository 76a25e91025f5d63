interface Named {
  id: string
}

/** One thing at a time out of a list that changes on its own. */
export interface Turn<Thing extends Named> {
  /** As it was read last. */
  list: readonly Thing[]
  /** What is on the screen, as it was read last. */
  thing: Thing | undefined
  /** Where it stood then. */
  place: number
  /** Decided here, and still in the list: one that was asked for before the decision may come after it. */
  left: readonly string[]
}

export function begin<Thing extends Named>(list: readonly Thing[]): Turn<Thing> {
  return { list, thing: list[0], place: 0, left: [] }
}

/** What there is to go through. */
function ahead<Thing extends Named>({ list, left }: Turn<Thing>) {
  return list.filter(({ id }) => !left.includes(id))
}

/** With the newest list; the same turn where it is the same. What is on the screen stays there, also when it has gone. */
export function follow<Thing extends Named>(turn: Turn<Thing>, list: readonly Thing[]): Turn<Thing> {
  const isSame = list.length === turn.list.length && list.every((one, index) => one === turn.list[index])
  if (isSame) return turn
  const left = turn.left.filter((one) => list.some(({ id }) => id === one))
  return settle({ ...turn, list, left })
}

function settle<Thing extends Named>(turn: Turn<Thing>): Turn<Thing> {
  const things = ahead(turn)
  if (!turn.thing) return { ...turn, thing: things[0], place: 0 }
  const place = things.findIndex(({ id }) => id === turn.thing?.id)
  return place === -1 ? turn : { ...turn, thing: things[place], place }
}

/** Somebody else has dealt with what is on the screen. */
export function isGone<Thing extends Named>(turn: Turn<Thing>) {
  return turn.thing !== undefined && !ahead(turn).some(({ id }) => id === turn.thing?.id)
}

export function goTo<Thing extends Named>(turn: Turn<Thing>, to: number): Turn<Thing> {
  const things = ahead(turn)
  // Whatever followed the one that is gone has taken its place.
  const wanted = isGone(turn) && to > turn.place ? turn.place : to
  const place = Math.max(0, Math.min(things.length - 1, wanted))
  return { ...turn, thing: things[place], place }
}

/** This one was decided here. The answer may come when the list no longer has it, or another one is on the screen. */
export function leave<Thing extends Named>(turn: Turn<Thing>, decided: string): Turn<Thing> {
  const isListed = turn.list.some(({ id }) => id === decided)
  const now = isListed ? { ...turn, left: [...turn.left, decided] } : turn
  if (turn.thing?.id !== decided) return settle(now)
  const rest = ahead(now)
  return settle({ ...now, thing: rest[turn.place] ?? rest[turn.place - 1] })
}

/** What was called back is on the screen again. */
export function callBack<Thing extends Named>(turn: Turn<Thing>, thing: Thing): Turn<Thing> {
  return settle({ ...turn, thing, left: turn.left.filter((id) => id !== thing.id) })
}
