import { quiet, whileSelling, type Scenario } from './selling.ts'

const away_ms = 10_000
const allowed = new RegExp(`${quiet.source}|x 503 storage_unavailable`)

export const storageAway: Scenario = {
  name: 'the storage of files is away for ten seconds',
  required: 'orders go on; a proof is answered 503 until it is back, and nothing else',
  act: ({ store, ...cluster }) =>
    whileSelling({ ...cluster, store }, allowed, async (shop) => {
      await store.close()
      let ordered = 0
      for (const began = Date.now(); Date.now() - began < away_ms;) if ((await shop.order()).id) ordered += 1
      const refused = shop.tally.times('503')
      await store.open()
      if (ordered === 0) throw new Error('Nobody could order meanwhile.')
      if (refused === 0) throw new Error('No proof was sent meanwhile.')
      return `${ordered} orders of one customer meanwhile, ${refused} proofs told to come again`
    }),
}
