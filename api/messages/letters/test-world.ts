import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Language } from '#contract/platform/language.ts'
import type { ShipmentOrder } from '#contract/orders/shipments.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { makeOrders } from '../../orders/purchases/test-orders.ts'
import { startMailServer } from './test-mails.ts'

/** A server, the mail server it writes to, and people of whom some read other languages. */
export async function makeMailWorld() {
  const mail = await startMailServer()
  const server = await startTestServer({ SMTP_URL: mail.url })
  const { db } = server
  let receivers = 0

  async function isQuiet() {
    const { rows } = await sql<{ open: number }>`
      select (select count(*) from dispatch)::int
        + (select count(*) from jobs.job where name in ('letter', 'prompt_letter') and state in ('created', 'active'))::int as open`.execute(
      db,
    )
    return rows[0]?.open === 0
  }

  return {
    mail,
    server,
    parcels: await makeParcels(server),
    orders: await makeOrders(server),
    courier: await server.makeUser('courier'),
    newReceiver: () => {
      receivers += 1
      return `receiver-${receivers}@example.com`
    },
    speak: (id: string, language: Language) =>
      db.updateTable('users').set({ language }).where('id', '=', id).execute(),
    /** Until everything that happened is written about. */
    whenQuiet: async () => {
      for (let waited = 0; waited < 200 && !(await isQuiet()); waited += 1) await sleep(100)
    },
  }
}

export function to(email: string) {
  return (order: ShipmentOrder): ShipmentOrder => ({ ...order, receiver: { ...order.receiver, email } })
}
