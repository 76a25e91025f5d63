import { hashPassword } from '../../api/people/accounts/passwords.ts'
import type { Customer } from '../faults/people.ts'
import type { Cluster } from './cluster.ts'

export const password = 'kopi-tarik-ombak-7'

/** One of the customers, who can prove who they are. */
export async function withPassword({ postgres, people }: Cluster): Promise<Customer> {
  const [person] = people.customers
  if (!person) throw new Error('Nobody is there.')
  const hash = await hashPassword(password, { who: person.id, hasPrecedence: true })
  await postgres.query('update users set password_hash = $2 where id = $1', [person.id, hash])
  return person
}
