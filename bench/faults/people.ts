import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { makeSampleAccounts } from '../../api/office/settings/sample-accounts.ts'
import { openDatabase } from '../../api/platform/database.ts'
import type { Postgres } from './postgres.ts'

interface Account {
  id: string
  payment_type_id: string
}

export type Customer = ReturnType<typeof makePerson>
export type People = Awaited<ReturnType<typeof settle>>

/** Customers and an admin with open sessions, and accounts to pay into. */
export async function settle(postgres: Pick<Postgres, 'url' | 'query'>, size: number) {
  const database = openDatabase(postgres.url, 1)
  await makeSampleAccounts(database.db).finally(database.close)
  const accounts = await postgres.query<Account>(
    'select id, payment_type_id from payment_accounts order by id',
  )
  const admin = makePerson('admin')
  const customers = Array.from({ length: size }, () => makePerson('customer'))
  await postgres.query(
    `with person as (
      select * from unnest($1::uuid[], $2::text[], $3::bytea[]) as p (id, role, token_hash)
    ), made as (
      insert into users (id, email, name, phone, role, password_hash)
      select id, id || '@example.com', 'Bench', '+60123456789', role, 'none' from person
    )
    insert into sessions (id, user_id, token_hash, device, network, expires_at)
    select gen_random_uuid(), id, token_hash, 'bench', 'bench', now() + interval '2 days' from person`,
    columnsOf([admin, ...customers]),
  )
  return { accounts, admin, customers }
}

function makePerson(role: string) {
  return { id: randomUUID(), token: randomBytes(32).toString('base64url'), role }
}

function columnsOf(people: readonly Customer[]) {
  return [
    people.map(({ id }) => id),
    people.map(({ role }) => role),
    people.map(({ token }) => createHash('sha256').update(token).digest()),
  ]
}

/** The account behind the QR code, which every bench of orders pays into. */
export function qrisAccount({ accounts }: Pick<People, 'accounts'>) {
  const account = accounts.find(({ payment_type_id }) => payment_type_id === 'qris')
  if (!account) throw new Error('There is no account for QR payments.')
  return account
}
