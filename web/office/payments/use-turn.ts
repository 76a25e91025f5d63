import { useState } from 'react'

/** One thing at a time out of a list that changes on its own: what is on the screen stays there until it is left. */
export function useTurn<Thing extends { id: string }>(list: Thing[]) {
  const [held, setHeld] = useState({ thing: list[0], place: 0 })
  // What was decided here stays in the list until the next one comes.
  const [left, setLeft] = useState<{ from: Thing[]; ids: string[] }>({ from: [], ids: [] })
  const gone = left.from === list ? left.ids : []
  const things = list.filter(({ id }) => !gone.includes(id))
  const found = things.findIndex(({ id }) => id === held.thing?.id)
  // The newest reading of what is held, and where it stands now: should it go, its place is known.
  if (found !== -1 && (things[found] !== held.thing || found !== held.place))
    setHeld({ thing: things[found], place: found })
  if (!held.thing && things[0]) setHeld({ thing: things[0], place: 0 })
  const isGone = found === -1 && held.thing !== undefined
  return {
    place: held.place,
    thing: held.thing,
    isGone,
    go: (to: number) => {
      // Whatever followed the one that is gone has taken its place.
      const wanted = isGone && to > held.place ? held.place : to
      const place = Math.min(things.length - 1, Math.max(0, wanted))
      setHeld({ thing: things[place], place: Math.max(0, place) })
    },
    leave: () => {
      if (held.thing) setLeft({ from: list, ids: [...gone, held.thing.id] })
      const next = things[held.place + 1] ?? things[held.place - 1]
      setHeld({ thing: next, place: held.place })
    },
  }
}
