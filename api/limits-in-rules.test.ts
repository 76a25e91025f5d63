import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { mostVisitMoves } from '#contract/orders/visits.ts'
import { doorTries } from '#contract/parcels/door-codes.ts'
import { codeTries } from './people/accounts/codes.ts'
import { sessionLife_days } from './people/sessions/sessions.ts'
import { startTestServer } from './testing/test-server.ts'

const { db } = await startTestServer()

/** Checks and defaults, each with its table. */
const definitions = sql<{ place: string; text: string }>`
  select 'check of ' || conrelid::regclass as place, pg_get_constraintdef(oid) as text from pg_constraint
  where contype = 'c' and connamespace = 'public'::regnamespace
  union all select 'default of ' || adrelid::regclass, a.attname || ' ' || pg_get_expr(adbin, d.adrelid) from pg_attrdef d
    join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    join pg_class c on c.oid = d.adrelid where relnamespace = 'public'::regnamespace`

/** How often something may be done, and how long it lasts. */
const limit = /\b(?:visit_moves|tries_left) (?:<= )?[1-9]\d*|'[^']+'::interval/g

/** Where the database holds a limit by itself, and the constant that says it everywhere else. */
const expected = [
  `check of box_purchases: visit_moves <= ${mostVisitMoves}`,
  `check of shipment_parties: visit_moves <= ${mostVisitMoves}`,
  `check of door_codes: tries_left <= ${doorTries}`,
  `default of door_codes: tries_left ${doorTries}`,
  `default of one_time_codes: tries_left ${codeTries}`,
  `check of sessions: '${sessionLife_days} days'::interval`,
  // The one place that says it.
  `default of hand_overs: '00:30:00'::interval`,
]

test('limits that the database holds are those of the constants', async () => {
  const { rows } = await definitions.execute(db)
  const held = rows.flatMap(({ place, text }) => (text.match(limit) ?? []).map((one) => `${place}: ${one}`))
  assert.deepEqual(held.toSorted(), expected.toSorted())
})
