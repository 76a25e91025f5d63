import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { readProfile } from '#contract/people/accounts.ts'
import { approvePayment } from '#contract/money/payments.ts'
import { purchaseBoxes } from '#contract/orders/purchases.ts'
import { cancelTransaction } from '#contract/orders/cancellations.ts'
import { readTransaction, sendProof } from '#contract/orders/transactions.ts'
import { passApproval } from '../money/payments/test-approvals.ts'
import { startOn } from '../testing/test-server.ts'
import { withDatabaseBefore } from '../testing/test-upgrade.ts'
import { boxOrder, makePicture } from '../orders/purchases/test-orders.ts'
import { boxesBefore, earlierAccount, earlierFile, makeEarlier, shipmentBefore } from './test-earlier.ts'

test('orders that nobody had paid at the upgrade are paid, cancelled and counted as if ordered after it', () =>
  withDatabaseBefore('0030', async (client, upgrade, url) => {
    await client.query('set session_replication_role = replica')
    const earlier = makeEarlier(client)
    const [owner, admin, account] = [
      await earlier.person(),
      await earlier.person('admin'),
      await earlierAccount(earlier),
    ]
    const unpaid = []
    for (let unique_sen = 1; unique_sen <= 22; unique_sen += 1)
      unpaid.push(await boxesBefore(client, earlier, owner.id, { payment_account_id: account, unique_sen }))
    const over = { status: 'expired', unique_sen: 30, deadline_at: new Date(Date.now() - 86_400_000) }
    const expired = await boxesBefore(client, earlier, owner.id, { payment_account_id: account, ...over })
    const done = { status: 'success', unique_sen: 31, decided_at: new Date() }
    const paid = await boxesBefore(client, earlier, owner.id, { payment_account_id: account, ...done })
    await upgrade()
    await client.query('set session_replication_role = origin')

    const stops: (() => Promise<void>)[] = []
    const { call, db } = await startOn(url, {}, stops)
    try {
      assert.equal((await call(readProfile, {}, owner)).code, 200, 'who was signed in still is')
      const [first, second, third, ...others] = unpaid
      assert.ok(first && second && third)
      const shown = (await call(readTransaction, { params: { id: first.id } }, owner)).data.transaction
      assert.deepEqual([shown.status, shown.amount, shown.unique_amount], ['awaiting_payment', 100.01, 0.01])
      for (const [{ id }, status] of [
        [expired, 'expired'],
        [paid, 'success'],
      ] as const)
        assert.equal((await call(readTransaction, { params: { id } }, owner)).data.transaction.status, status)

      const body = { ...boxOrder(account, 'transfer', 2) }
      assert.equal((await call(purchaseBoxes, { body }, owner)).code_message, 'too_many_unpaid')
      for (const { id } of [second, third, ...others.slice(0, 1)])
        assert.equal((await call(cancelTransaction, { params: { id } }, owner)).code, 200)
      const next = await call(purchaseBoxes, { body }, owner)
      assert.equal(next.code, 200)
      assert.equal((await call(purchaseBoxes, { body }, owner)).code_message, 'too_many_unpaid')

      const params = { id: first.id }
      await call(sendProof, { params }, { token: owner.token, picture: await makePicture(60, 60) })
      const { proof_id } = await db
        .selectFrom('payments')
        .select('proof_id')
        .where('order_id', '=', first.id)
        .executeTakeFirstOrThrow()
      const approval = { params: { id: first.payment_id }, body: { proof_id: proof_id ?? '' } }
      assert.equal((await call(approvePayment, approval, admin)).code, 200)
      await passApproval(db, first.payment_id)
      assert.equal((await call(readTransaction, { params }, owner)).data.transaction.status, 'success')
      const amounts = await client.query(
        'select count(*)::int as open, count(distinct (amount_sen, pay_reference))::int as different from payments where closed_at is null',
      )
      assert.deepEqual(amounts.rows, [{ open: 19, different: 19 }])
      const closed = await client.query(
        "select bool_and((closed_at is null) = (status in ('awaiting_payment', 'awaiting_approval'))) as fits from payments",
      )
      assert.deepEqual(closed.rows, [{ fits: true }])
    } finally {
      for (const stop of stops) await stop()
    }
  }))

test('pictures that several parcels and parties shared stay where they are, and go to nobody else', () =>
  withDatabaseBefore('0038', async (client, upgrade) => {
    await client.query('set session_replication_role = replica')
    const earlier = makeEarlier(client)
    const [owner, courier] = [await earlier.person(), await earlier.person('courier')]
    const [shared, single, evidence] = [
      await earlierFile(earlier, 'passport', owner.id),
      await earlierFile(earlier, 'passport', owner.id),
      await earlierFile(earlier, 'evidence', courier.id),
    ]
    const first = await shipmentBefore(earlier, owner.id, { sender: shared, receiver: shared })
    const second = await shipmentBefore(earlier, owner.id, { sender: shared, receiver: single })
    const step = { code: 'delivery_failed', macro: 'exception', hash: '', evidence_id: evidence }
    await earlier.insert('parcel_events', {
      ...step,
      order_id: first,
      seq: 1,
      at: new Date(Date.now() - 60_000),
    })
    await earlier.insert('parcel_events', { ...step, order_id: second, seq: 1 })
    await earlier.insert('door_codes', { order_id: first, nonce: randomUUID(), tries_left: 2 })
    await upgrade()
    await client.query('set session_replication_role = origin')

    const owned = await client.query('select order_id from files where id = $1', [evidence])
    assert.deepEqual(owned.rows, [{ order_id: first }], 'it belongs to the parcel it was used for first')
    const events = await client.query('select order_id from parcel_events where evidence_id = $1', [evidence])
    assert.equal(events.rows.length, 2, 'what happened stays as it was told')
    const kept = await client.query(
      'select passport_image_id, bool_and(passport_is_kept) as kept from shipment_parties group by 1',
    )
    assert.deepEqual(
      new Map(kept.rows.map((row) => [row.passport_image_id, row.kept])),
      new Map([
        [shared, true],
        [single, false],
      ]),
    )
    // Both parcels go on: their parties can be changed and erased, and the one with two tries keeps two.
    await client.query("update shipment_parties set phone = '+60123456780'")
    await client.query('update shipment_parties set passport_image_id = null where order_id = $1', [second])
    await assert.rejects(
      client.query('update shipment_parties set passport_image_id = $1 where order_id = $2', [single, first]),
      /shipment_parties_passport_once/,
    )
    await assert.rejects(client.query('update door_codes set tries_left = 5'), /not given back/)
    await client.query('update door_codes set tries_left = 1')
    await assert.rejects(
      client.query(
        `insert into parcel_events (order_id, seq, code, macro, hash, evidence_id)
         values ($1, 2, 'damaged', 'exception', '', $2)`,
        [second, evidence],
      ),
      /parcel_events_own_picture/,
    )
  }))

test('refunds and drafts under way at the upgrade stay; nothing is paid back beyond what was paid', () =>
  withDatabaseBefore('0032', async (client, upgrade) => {
    await client.query('set session_replication_role = replica')
    const earlier = makeEarlier(client)
    const owner = await earlier.person()
    const [account, boxes] = [
      await earlierAccount(earlier),
      await client.query("select id from boxes where label = 'M'"),
    ]
    const { id } = await boxesBefore(client, earlier, owner.id, {
      payment_account_id: account,
      unique_sen: 1,
      status: 'success',
      decided_at: new Date(),
    })
    const [fits, beyond, paid] = [randomUUID(), randomUUID(), randomUUID()]
    const serials = ['BX0000000001', 'BX0000000002', 'BX0000000003']
    for (const [place, voucher] of [fits, beyond, paid].entries()) {
      const worth = { box_id: boxes.rows[0].id, box_label: 'M', value_sen: 3000, status: 'confirmed' }
      await earlier.insert('vouchers', {
        id: voucher,
        serial: serials[place],
        order_id: id,
        user_id: owner.id,
        ...worth,
      })
      const owed = {
        kind: 'voucher',
        voucher_id: voucher,
        subject_id: voucher,
        order_id: id,
        user_id: owner.id,
      }
      await earlier.insert('refunds', {
        ...owed,
        amount_sen: voucher === fits ? 3000 : 9000,
        ...(voucher === paid ? paidBack : {}),
      })
    }
    await earlier.insert('shipment_drafts', { user_id: owner.id, draft: JSON.stringify({ mode: 'air' }) })
    await upgrade()
    await client.query('set session_replication_role = origin')

    const pay = (voucher: string) =>
      client.query(
        `update refunds set status = 'paid', country_id = 'ID', bank_name = 'BCA', account_number = '1', account_name = 'Ibu',
          bank_reference = 'T', paid_at = now() where voucher_id = $1`,
        [voucher],
      )
    await pay(fits)
    await assert.rejects(pay(beyond), /is more than the/)
    const states = await client.query('select voucher_id, status from refunds')
    assert.deepEqual(
      new Map(states.rows.map((row) => [row.voucher_id, row.status])),
      new Map([
        [fits, 'paid'],
        [beyond, 'due'],
        [paid, 'paid'],
      ]),
    )
    const drafts = await client.query('select draft, version from drafts')
    assert.deepEqual(drafts.rows, [{ draft: { mode: 'air' }, version: 1 }])
  }))

const paidBack = {
  status: 'paid',
  country_id: 'ID',
  bank_name: 'BCA',
  account_number: '1',
  account_name: 'Ibu',
  bank_reference: 'T',
  paid_at: new Date(),
}
