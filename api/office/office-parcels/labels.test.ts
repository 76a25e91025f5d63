import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printChosenLabels } from '#contract/office/office-papers.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { printed, scan } from '../../papers/test-papers.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { paid, place, admin } = await makeParcels(server)

test('labels of chosen parcels come in one file, in their order; what is unpaid or no shipment has none', async () => {
  const person = await makeUser()
  const [one, two] = [await paid(person), await paid(person)]
  const unpaid = await db
    .selectFrom('orders')
    .select('tracking_number')
    .where('id', '=', await place(person))
    .executeTakeFirstOrThrow()
  const print = (numbers: string[], who: { token: string } = admin) =>
    call(printChosenLabels, { query: { numbers: numbers.join(',') } }, who)
  const labels = await print([two.number, unpaid.tracking_number, one.number])
  const pages = await printed(labels.file, 203)
  const codes = await Promise.all(pages.map((page) => scan(page, 'Code128')))
  assert.deepEqual(codes, [[two.number], [one.number]])
  assert.equal((await print([unpaid.tracking_number])).code, 404)
  assert.equal((await print(['SB1'])).code, 400)
  assert.equal((await print(Array.from({ length: 101 }, () => one.number))).code, 400)
  for (const role of ['agent', 'courier', 'customer'] as const)
    assert.equal((await print([one.number], await makeUser(role))).code, 403)
  const noted = await db.selectFrom('events').select('data').where('name', '=', 'labels_printed').execute()
  assert.deepEqual(
    noted.map(({ data }) => data),
    [{ count: 2 }],
  )
})
