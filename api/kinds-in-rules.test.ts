import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { parties } from '#contract/orders/shipments.ts'
import { addOnWork } from '#contract/parcels/add-on-work.ts'
import { kindsOfPayment, refundKinds, refundRules } from '#contract/money/refunds.ts'
import { agreements } from '#contract/parcels/receiver-answers.ts'
import { stepsBeforeDeparture } from '#contract/parcels/manifest-steps.ts'
import { legalSteps, routes } from '#contract/parcels/parcel-routes.ts'
import {
  eventCodes,
  finalMacros,
  isNote,
  stepsAt,
  stopped,
  troubleMacros,
} from '#contract/parcels/parcel-steps.ts'
import { stopsTo } from '#contract/parcels/after-step.ts'
import { addOns } from '#contract/prices/priced-line.ts'
import { countries, countryCodes } from '#contract/places/countries.ts'
import { isWithinCountry, lanes } from '#contract/places/lanes.ts'
import { isStaff, officeRoles, roles, staffRoles } from '#contract/platform/roles.ts'
import {
  carriedTypes,
  isForWorkDone,
  orderRules,
  orderTypes,
  typesAddingToPrice,
  typesAskedByUs,
  typesHolding,
} from '#contract/site/order-types.ts'
import { counterTypes, paymentRules, paymentTypes, uniqueSenTypes } from '#contract/site/payment-types.ts'
import { startTestServer } from './testing/test-server.ts'

const { db } = await startTestServer()

/** Functions, triggers, checks, views, defaults and partial indexes. A check of one column that lists all kinds is `kinds.test.ts`'s. */
const definitions = sql<{ place: string; text: string }>`
  select 'function ' || proname as place, pg_get_functiondef(oid) as text from pg_proc
  where pronamespace = 'public'::regnamespace and prokind = 'f'
    and not exists (select from pg_depend d where d.objid = pg_proc.oid and d.deptype = 'e')
  union all select 'trigger ' || tgname, pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not tgisinternal and relnamespace = 'public'::regnamespace
  union all select 'check of ' || conrelid::regclass, pg_get_constraintdef(oid) from pg_constraint
  where contype = 'c' and connamespace = 'public'::regnamespace
    and not (array_length(conkey, 1) = 1 and pg_get_constraintdef(oid) like '% = ANY (%')
  union all select 'view ' || viewname, definition from pg_views where schemaname = 'public'
  union all select 'default of ' || adrelid::regclass, pg_get_expr(adbin, adrelid) from pg_attrdef d
    join pg_class c on c.oid = d.adrelid where relnamespace = 'public'::regnamespace
  union all select 'index ' || indexname, indexdef from pg_indexes where schemaname = 'public' and indexdef like '% WHERE %'`

/** A column and the kinds it is compared with, as people and as PostgreSQL write it. */
const comparison =
  /\b(payment_type_id|role|passkey_roles|lane|step|code|macro|type|kind|account)\b['")]*\s*(?:=|<>|<@|not in|in)\s*(?:any|all)?[\s(]*(?:array\[)?('[\w-]+'(?:, *'[\w-]+')*)/gi

/** The same as the builder of statements writes it. */
const built = /'(?:\w+\.)?(payment_type_id|lane)', *'(?:=|<>|!=|in|not in)', *\[?('[\w-]+'(?:, *'[\w-]+')*)/g

async function comparisons() {
  const { rows } = await definitions.execute(db)
  return rows.flatMap(({ place, text }) => comparedIn(place, text.replaceAll(/--.*|::text(\[\])?/g, '')))
}

function comparedIn(place: string, text: string) {
  return [...text.matchAll(comparison), ...text.matchAll(built)].flatMap(([, column = '', quoted = '']) => {
    const kinds = quoted.replaceAll("'", '').split(/, */)
    // One step, kind or account alone is meant by its name.
    return kinds.length === 1 && /step|code|macro|kind|account/.test(column)
      ? []
      : [lineOf(place, column, kinds)]
  })
}

function lineOf(place: string, column: string, kinds: readonly string[]) {
  return `${place}, ${column}: ${kinds.toSorted().join(' ')}`
}

const atOrigin = stepsAt('collected', 'origin_hub')
const fromOrigin = new Set(routes.flatMap((route) => atOrigin.flatMap((code) => legalSteps(route, code))))
const withNumber = paymentTypes.filter((type) => paymentRules[type].number === 'required')
const withQr = paymentTypes.filter((type) => paymentRules[type].hasQr)
const sales = [...new Set(orderTypes.map((type) => orderRules[type].sales))]
const across = lanes.filter((lane) => !isWithinCountry(lane))

/** Where the database compares with kinds, and what makes a kind belong there. */
const expected = [
  ...[withNumber, withQr, counterTypes].map((types) =>
    lineOf('check of payment_accounts', 'payment_type_id', types),
  ),
  lineOf('check of payments', 'payment_type_id', uniqueSenTypes),
  lineOf('function refuse_illegal_payment_step', 'payment_type_id', counterTypes),
  lineOf('index cash_waiting', 'payment_type_id', counterTypes),
  lineOf('index open_transfer_amounts', 'payment_type_id', uniqueSenTypes),
  lineOf('index open_transfer_sen', 'payment_type_id', uniqueSenTypes),
  lineOf('index rested_amounts', 'payment_type_id', uniqueSenTypes),

  lineOf('check of switches', 'passkey_roles', staffRoles),
  lineOf('function keep_one_admin', 'role', officeRoles),
  ...['changes', 'changes', 'goes'].map((why) =>
    lineOf(`trigger users_last_admin_${why}`, 'role', officeRoles),
  ),
  lineOf(
    'index users_staff',
    'role',
    roles.filter((role) => !isStaff(role)),
  ),

  lineOf('check of orders', 'type', typesAskedByUs),
  lineOf('check of orders', 'type', typesHolding('goods')),
  ...['count_delivery', 'count_lapsed_order', 'uncount_lapsed_order'].map((counting) =>
    lineOf(`function ${counting}`, 'type', carriedTypes),
  ),
  lineOf('function count_revenue', 'account', sales),
  lineOf('function paid_for', 'type', orderTypes.filter(isForWorkDone)),
  lineOf('function refuse_refund_beyond', 'type', typesAddingToPrice),
  lineOf('function route_of', 'type', typesHolding('boxes')),

  ...Array.from({ length: 3 }, () => lineOf('function refuse_refund_beyond', 'kind', kindsOfPayment)),
  lineOf(
    'function refuse_illegal_refund_step',
    'kind',
    refundKinds.filter((kind) => refundRules[kind].mayBeWithdrawn),
  ),

  lineOf('function route_of', 'lane', across),

  lineOf('function move_parcel', 'code', eventCodes.filter(isNote)),
  lineOf('function move_parcel', 'step', stepsAt('over')),
  lineOf('function move_parcel', 'step', atOrigin),
  lineOf('function move_parcel', 'code', [
    ...atOrigin.filter((code) => fromOrigin.has(code)),
    ...stepsAt('back'),
  ]),
  lineOf('function move_parcel', 'code', stepsAt('last_part')),
  lineOf('function move_parcel', 'step', stepsAt('last_part')),
  lineOf('function public_parcel_of', 'step', stopsTo('fetch')),
  lineOf('function public_parcel_of', 'code', agreements),
  lineOf('function refuse_open_work', 'step', atOrigin),
  lineOf('trigger parcel_events_add_on_work', 'code', stepsAt('road', 'destination_hub')),
  lineOf('function refuse_correction_of_unsettled', 'step', atOrigin),
  lineOf('index manifests_ahead', 'step', stepsBeforeDeparture),
  lineOf('index parcels_under_way', 'macro', finalMacros),
  lineOf('index parcels_in_nobodys_hands', 'macro', finalMacros),
  lineOf('index parcels_in_trouble', 'macro', troubleMacros),
  // A column that PostgreSQL fills in itself.
  lineOf('default of parcels', 'macro', troubleMacros),
  lineOf('function correct_parcel', 'step', stopped),
]

test('rules of the database name the kinds that their tables in contract/ say', async () => {
  assert.deepEqual((await comparisons()).toSorted(), expected.toSorted())
})

test('the database takes the postal codes of every country', async () => {
  const digits = [...new Set(countryCodes.map((code) => countries[code].postcode_digits))].join()
  const { rows } = await definitions.execute(db)
  const rules = rows.flatMap(({ place, text }) =>
    [...text.matchAll(/postal_code\W+'\^\[0-9\]\{([\d,]+)\}\$/g)].map(([, taken]) => ({ place, taken })),
  )
  assert.ok(rules.length >= 5, `${rules.length} rules are found`)
  assert.deepEqual(
    rules.filter(({ taken }) => taken !== digits),
    [],
  )
})

test('every way of a parcel says whether it asks for passports', async () => {
  const { rows } = await sql<{
    lane: string
    party: string
  }>`select lane, party from passport_duties`.execute(db)
  const asked = rows.map(({ lane, party }) => `${lane} ${party}`)
  assert.deepEqual(
    asked.toSorted(),
    lanes.flatMap((lane) => parties.map((party) => `${lane} ${party}`)).toSorted(),
  )
})

test('statements take lists of kinds from their tables', () => {
  const root = path.resolve(import.meta.dirname, '..')
  const sources = globSync('api/**/*.ts', { cwd: root }).filter((file) => !/\.test\.ts$|\/test-/.test(file))
  assert.ok(sources.length > 300)
  const written = sources.flatMap((file) => comparedIn(file, readFileSync(path.join(root, file), 'utf8')))
  assert.deepEqual(written, [])
})

test('only add-ons that are no work let a parcel leave without a tick', async () => {
  const { rows } = await sql<{
    text: string
  }>`select prosrc as text from pg_proc where proname = 'has_open_work'`.execute(db)
  const spared = rows.flatMap(({ text }) => [...text.matchAll(/<> '(\w+)'/g)].map(([, name]) => name))
  const work = new Set<string>(addOnWork)
  assert.deepEqual(
    spared,
    addOns.filter((name) => !work.has(name)),
  )
})
