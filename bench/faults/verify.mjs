import { readdir } from 'node:fs/promises'
import path from 'node:path'

// Each finds what must not be there.
const forbidden = {
  'orders of one key': `select address from box_purchases group by address having count(*) > 1`,
  'ledger not zero': `select 1 from ledger having sum(amount_sen) <> 0`,
  'postings not zero': `select posting_id from ledger group by posting_id having sum(amount_sen) <> 0`,
  'paid orders without their one posting': `
    select p.id from payments p where p.status = 'success' and (
      (select count(distinct posting_id) from ledger l where l.order_id = p.order_id) <> 1
      or (select sum(amount_sen) from ledger l where l.order_id = p.order_id and account like 'received:%') <> p.amount_sen)`,
  'postings of unpaid orders': `
    select l.id from ledger l join payments p using (order_id) where p.status <> 'success'`,
  'vouchers that are not one a paid box': `
    select p.order_id from payments p join box_purchases b using (order_id)
    where (select count(*) from vouchers v where v.order_id = p.order_id)
      <> case when p.status = 'success' and b.deposit_sen > 0 then b.quantity else 0 end`,
  'illegal steps': `
    select p.id from payments p join lateral (
      select string_agg(e.name, ' ' order by e.at, e.id) as story from events e where e.order_id = p.order_id) s on true
    where s.story is null or s.story !~ case p.status
      when 'awaiting_payment' then '^order_placed( proof_sent payment_rejected)*$'
      when 'awaiting_approval' then '^order_placed( proof_sent payment_rejected)* proof_sent$'
      when 'success' then '^order_placed( proof_sent payment_rejected)*( proof_sent payment_approved| cash_confirmed)$'
      when 'expired' then '^order_placed( proof_sent payment_rejected)* payment_expired$'
      else '^order_placed( proof_sent payment_rejected)* order_cancelled$' end`,
  'orders without two lines': `
    select o.id from orders o where (select count(*) from order_lines l where l.order_id = o.id) <> 2`,
  'orders without purchase or payment': `
    select o.id from orders o where not exists (select from box_purchases b where b.order_id = o.id)
      or not exists (select from payments p where p.order_id = o.id)`,
  'orders without their one job': `
    select o.id from orders o where (
      select count(*) from jobs.job j where j.name = 'payment_due' and j.data->>'order_id' = o.id::text) <> 1`,
  'jobs without their order': `
    select j.id from jobs.job j where j.name = 'payment_due'
      and not exists (select from orders o where o.id::text = j.data->>'order_id')`,
  'keys without an answer': `select key from idempotency where answer is null`,
  'proofs not named by a payment or a file': `
    select file_id from payment_proofs x where not exists (select from files f where f.id = x.file_id)
      or not exists (select from payments p where p.id = x.payment_id and p.proof_id is not null)`,
}

/** What is wrong in database and storage after everything that happened; an empty list when nothing is. */
export async function verify({ postgres, data_dir }, { book, tally, replay }) {
  const wrong = []
  const found = (name, count) => count > 0 && wrong.push(`${count} ${name}`)
  for (const [name, text] of Object.entries(forbidden)) found(name, (await postgres.query(text)).length)
  found('acknowledged orders lost or doubled', await countLost(postgres, book))
  found('orders never answered', book.filter(({ answer }) => !answer || /^(0|503)/.test(answer)).length)
  found('proofs without their file', await countMissing(postgres, data_dir))
  found('answers 500', tally.times('500'))
  found('retries that gave another order', await replay())
  return wrong
}

async function countLost(postgres, book) {
  const rows = await postgres.query(
    `select b.address as key, o.id, o.user_id from orders o join box_purchases b on b.order_id = o.id`,
  )
  const stored = Map.groupBy(rows, ({ key }) => key)
  return book.filter(({ key, id, person }) => {
    const orders = stored.get(key) ?? []
    const isRight = orders.length === 1 && orders[0].id === id && orders[0].user_id === person.id
    return id ? !isRight : orders.length > 0
  }).length
}

async function countMissing(postgres, data_dir) {
  const there = new Set(await readdir(path.join(data_dir, 'files'), { recursive: true }))
  const rows = await postgres.query('select storage_key from files')
  return rows.filter(({ storage_key }) => !there.has(path.normalize(storage_key))).length
}
