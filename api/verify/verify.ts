import type { Ask } from './ask.ts'
import { hasJobs, ofEffects } from './effects.ts'
import { ofOrders } from './orders.ts'
import { ofParcels } from './parcels.ts'
import { ofTheWhole } from './whole.ts'

const everyOrder = `select id from orders`
const someOrders = `select unnest($1::uuid[]) as id`
const ofEach = { ...ofOrders, ...ofParcels }

/** One statement for all rules about single orders: looking at a few of them costs one way to the database. */
function statementOf(scope: string) {
  const parts = Object.entries(ofEach).map(
    ([rule, text]) => `select ${quoted(rule)} as rule, id::text from (${text}) as found (id)`,
  )
  return `with scope as materialized (${scope}) ${parts.join('\nunion all ')}`
}

function quoted(text: string) {
  return `'${text.replaceAll("'", "''")}'`
}

const ofSome = statementOf(someOrders)
const ofEvery = statementOf(everyOrder)

/** What is wrong with these orders. */
export function verifyOrders(ask: Ask, ids: readonly string[]) {
  return ask(ofSome, [ids])
}

/** What is wrong anywhere in the database; an empty list when nothing is. */
export async function verify(ask: Ask) {
  const found = [await ask(ofEvery)]
  const others = { ...ofTheWhole, ...((await hasJobs(ask)) ? ofEffects : {}) }
  for (const [rule, text] of Object.entries(others))
    found.push(await ask(`select ${quoted(rule)} as rule, id from (${text}) as found`))
  return found.flat()
}
