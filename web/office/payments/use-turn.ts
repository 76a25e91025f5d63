import { useState } from 'react'
import { begin, callBack, follow, goTo, isGone, leave } from './turn.ts'

/** What is on the screen of a desk stays there until it is left. */
export function useTurn<Thing extends { id: string }>(list: Thing[]) {
  const [kept, setKept] = useState(() => begin(list))
  const turn = follow(kept, list)
  if (turn !== kept) setKept(turn)
  return {
    place: turn.place,
    thing: turn.thing,
    isGone: isGone(turn, list),
    go: (to: number) => setKept((now) => goTo(now, list, to)),
    /** It was decided here. */
    leave: () => setKept((now) => leave(now, list)),
    /** The decision was taken back. */
    show: (thing: Thing) => setKept((now) => callBack(now, thing)),
  }
}
