import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exportRefunds } from '#contract/money/refunds.ts'
import { exportAudit } from '#contract/office/audit.ts'
import { exportFigures } from '#contract/office/figures.ts'
import { exportOrders, exportParcels } from '#contract/office/office-parcels.ts'
import { startTestServer } from './testing/test-server.ts'

const { call, makeUser, served } = await startTestServer()

test('an export has the columns that spreadsheets of the office read by name, in this order', async () => {
  const exported = new Set(
    served.flatMap(({ endpoint }) => (endpoint.gives === 'csv' ? [endpoint.path] : [])),
  )
  const known = [exportParcels, exportOrders, exportRefunds, exportAudit, exportFigures]
  assert.deepEqual([...exported].toSorted(), known.map(({ path }) => path).toSorted())
  const admin = await makeUser('admin')
  const year = { from: '2026-01-01', to: '2026-12-31' }
  const files = await Promise.all([
    call(exportParcels, { query: {} }, admin),
    call(exportOrders, { query: year }, admin),
    call(exportRefunds, { query: { status: 'due' } }, admin),
    call(exportAudit, { query: {} }, admin),
    call(exportFigures, { query: { days: '7' } }, admin),
  ])
  assert.deepEqual(
    files.map(({ file }) => file.toString('utf8').replace('\uFEFF', '').split('\r\n')[0]),
    [
      'tracking_number,type,state,last_event,last_event_at,lane,mode,from_city,to_city,promised_by,late,holder',
      'tracking_number,type,ordered_at,lane,mode,payment_type,payment_status,paid_at,total_rm,state,promised_by,delivered_at',
      'reference,kind,voucher,amount_rm,customer,bank,account_number,account_name,owed_at,paid_at,bank_reference,in_cash,withdrawn_at,withdrawal_code',
      'at,event,actor_id,actor,role,order,subject_id,subject,data',
      'day,kind,lane,orders,cancelled_or_never_paid,revenue_rm,unique_amount_rm,delivered,on_time,proofs_answered,answer_seconds,first_tries,failed_first_tries',
    ],
  )
})
