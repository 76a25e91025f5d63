import { useState } from 'react'
import { begin, callBack, follow, goTo, isGone, leave } from './turn.ts'

/** What is on the screen of a desk stays there until it is left. */
export function useTurn<Thing extends { id: string }>(list: Thing[]) {
  const [kept, setKept] = useState(() => begin(list))
  const turn = follow(kept, list)
  if (turn !== kept) setKept(turn)
  const { thing, place } = turn
  return {
    place,
    thing,
    isGone: isGone(turn),
    go: (to: number) => setKept((now) => goTo(now, to)),
    /** What was on the screen was decided here; by now another one may be there. */
    leave: () => thing && setKept((now) => leave(now, thing.id)),
    /** The decision was taken back. */
    show: (back: Thing) => setKept((now) => callBack(now, back)),
  }
}
