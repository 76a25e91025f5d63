import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cancelByOffice, cancelTransaction, previewCancellation } from '#contract/orders/cancellations.ts'
import {
  changeOrder,
  priceOrderChange,
  readOrderChange,
  replacePayment,
} from '#contract/orders/order-changes.ts'
import { previewReturn, returnToSender } from '#contract/orders/returns.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { atOneMoment } from '../../verify/connection.ts'
import { verify } from '../../verify/verify.ts'

const server = await startTestServer()
const { call, db, makeUser, url } = server
const { accounts, admin, paid, place } = await makeParcels(server)
const other = await makeUser('admin')

async function moneyOf(order_id: string) {
  const { amount_sen } = await db
    .selectFrom('payments')
    .select('amount_sen')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  const refunds = await db
    .selectFrom('refunds')
    .select(['kind', 'amount_sen'])
    .where('order_id', '=', order_id)
    .execute()
  return {
    paid_sen: amount_sen,
    kinds: refunds.map(({ kind }) => kind),
    back_sen: refunds.reduce((sum, one) => sum + one.amount_sen, 0),
  }
}

test('a change, two cancellations and a return of one order at the same moment bring back what was paid, once', async () => {
  for (let round = 0; round < 6; round += 1) {
    const person = await makeUser()
    const { id, number } = await paid(person)
    const { data } = await call(readOrderChange, { params: { id } }, person)
    const chosen = { ...data.current, mode: 'sea' as const }
    const { data: change } = await call(priceOrderChange, { params: { id }, body: chosen }, person)
    assert.ok(change.back > 0)
    const { data: whole } = await call(previewCancellation, { params: { number } }, admin)
    const { data: sent } = await call(previewReturn, { params: { number } }, admin)
    const reason = { reason: 'other', words: 'Attack' } as const
    const answers = await Promise.all([
      call(
        changeOrder,
        { params: { id }, body: { ...chosen, more: change.more, back: change.back } },
        { token: person.token },
      ),
      call(
        changeOrder,
        { params: { id }, body: { ...chosen, more: change.more, back: change.back } },
        { token: person.token },
      ),
      call(cancelTransaction, { params: { id }, body: { refund: whole.refund } }, { token: person.token }),
      call(
        cancelByOffice,
        { params: { number }, body: { ...reason, refund: whole.refund } },
        { token: admin.token },
      ),
      call(
        cancelByOffice,
        { params: { number }, body: { ...reason, refund: whole.refund } },
        { token: other.token },
      ),
      call(
        returnToSender,
        { params: { number }, body: { ...reason, refund: sent?.refund ?? 0, fee: sent?.fee ?? 0 } },
        { token: other.token },
      ),
    ])
    assert.deepEqual(
      answers.map(({ code }) => code).filter((code) => code !== 200 && code !== 409),
      [],
    )
    assert.equal(answers.filter(({ code }) => code === 200).length, 1)
    const { paid_sen, kinds, back_sen } = await moneyOf(id)
    assert.equal(kinds.length, 1)
    assert.ok(back_sen <= paid_sen)
  }
  assert.deepEqual(await atOneMoment(url, verify), [])
})

test('changed many times at once, an order owes back no more than was paid for it', async () => {
  const person = await makeUser()
  const { id } = await paid(person)
  const { current } = (await call(readOrderChange, { params: { id } }, person)).data
  const modes = ['sea', 'air', 'sea', 'air'] as const
  for (const mode of modes) {
    const body = { ...current, mode }
    const { data } = await call(priceOrderChange, { params: { id }, body }, person)
    const input = { params: { id }, body: { ...body, more: data.more, back: data.back } }
    const codes = (
      await Promise.all([1, 2, 3].map(() => call(changeOrder, input, { token: person.token })))
    ).map(({ code }) => code)
    assert.deepEqual(codes.toSorted(), [200, 409, 409])
  }
  const { paid_sen, back_sen } = await moneyOf(id)
  assert.ok(back_sen <= paid_sen)
  assert.deepEqual(await atOneMoment(url, verify), [])
})

test('for anybody else the order is not there, whatever they ask to change', async () => {
  const person = await makeUser()
  const [id, unpaid] = [(await paid(person)).id, await place(person)]
  const { current } = (await call(readOrderChange, { params: { id } }, person)).data
  const account = accounts.find(({ payment_type_id }) => payment_type_id === 'transfer')
  const way = { payment_type_id: 'transfer', payment_account_id: account?.id ?? '' } as const
  for (const stranger of await Promise.all([
    makeUser(),
    makeUser('courier'),
    makeUser('agent'),
    makeUser('admin'),
  ])) {
    const codes = await Promise.all([
      call(readOrderChange, { params: { id } }, stranger),
      call(priceOrderChange, { params: { id }, body: { ...current, mode: 'sea' } }, stranger),
      call(
        changeOrder,
        { params: { id }, body: { ...current, mode: 'sea', more: 0, back: 1 } },
        { token: stranger.token },
      ),
      call(replacePayment, { params: { id: unpaid }, body: way }, { token: stranger.token }),
    ])
    assert.deepEqual(
      codes.map(({ code }) => code),
      [404, 404, 404, 404],
    )
  }
})
