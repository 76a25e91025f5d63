import { longestWait_h } from '#contract/messages/letter-rules.ts'
import { orderLetterOf, waitOf_h } from '#contract/messages/letters.ts'
import type { Db } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Causes, LetterTo, Occasion } from './causes.ts'

/** Letters about orders come in batches; no other letter waits behind one. */
export const queues = { heap: 'letter', single: 'prompt_letter' } as const

/** Sends a letter on its way, in the transaction of what it is about. */
export async function sendLetter(tx: Db, jobs: Jobs, letter: LetterTo<Exclude<keyof Causes, 'order'>>) {
  const wait_h = letter.cause === 'trial' ? longestWait_h : waitOf_h(letter.cause)
  // Whoever waits at the screen comes first.
  await jobs.send(tx, queues.single, letter, { keep_s: wait_h * 3600, priority: wait_h < 1 ? 1 : 0 })
}

/** However much happened at once, its letters are sent on their way with one statement. */
export async function sendOrderLetters(tx: Db, jobs: Jobs, occasions: Occasion[]) {
  const letters = occasions.map((occasion): LetterTo<'order'> => ({ cause: 'order', ...occasion }))
  await sendRested(letters, (rested, rest) =>
    jobs.sendMany(tx, queues.heap, rested, { keep_s: waitOf_h('order') * 3600, ...rest }),
  )
}

/** What can be undone rests first, and is sent on its way by itself. */
export async function sendRested<Said extends Pick<Occasion, 'kind'>>(
  all: readonly Said[],
  send: (rested: Said[], rest: { start_after_s?: number }) => Promise<void>,
) {
  for (const [rests_s, rested] of Map.groupBy(all, ({ kind }) => orderLetterOf(kind).rests_s))
    await send(rested, rests_s === undefined ? {} : { start_after_s: rests_s })
}
