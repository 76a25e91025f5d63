import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { createWebHook, hookEvents, listDeliveries, type HookEvent } from '#contract/messages/web-hooks.ts'
import { passOn, reachOutside, type Told } from '../../testing/test-outside.ts'
import type { startTestServer } from '../../testing/test-server.ts'
import { deliverHooksJob, deliverJob } from './deliver.ts'
import { webHookConsumer } from './tell.ts'

type Server = Awaited<ReturnType<typeof startTestServer>>
interface Person {
  id: string
  token: string
}

export async function makeHooks(server: Server) {
  const { db, call, app } = server
  // Its own work would take what these tests want to see.
  await server.dispatch.stop()
  await sql`delete from jobs.schedule where name = ${deliverJob}`.execute(db)
  const sent: string[] = []
  const jobs = () => ({
    ...app.jobs,
    send: async (_: unknown, name: string) => void sent.push(name),
  })

  function deliver(...where: Parameters<typeof reachOutside>) {
    const parts = { db, keys: app.keys, jobs, call: reachOutside(...where) }
    return deliverHooksJob(parts).work()
  }

  async function hookOf(person: Person, url: string, events: HookEvent[] = [...hookEvents]) {
    return (await call(createWebHook, { body: { url, events } }, person)).data
  }

  async function logOf(person: Person, id: string) {
    return (await call(listDeliveries, { params: { id }, query: { limit: '100' } }, person)).data
      .delivery_data
  }

  /** As if the waits were over. */
  async function later() {
    await sql`update web_hook_deliveries set next_at = now() where status = 'waiting'`.execute(db)
    await sql`update web_hooks set rests_until = null`.execute(db)
  }

  return { sent, jobs, deliver, hookOf, pass: () => passOn(db, webHookConsumer({ jobs })), logOf, later }
}

/** As the page for developers tells to check it. */
export function isSigned({ headers, body }: Told, secret: string) {
  const [, seconds, signature] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['seberang-signature'])) ?? []
  const own = createHmac('sha256', secret)
    .update(`${seconds}.${body.toString('utf8')}`)
    .digest('hex')
  return own === signature && Math.abs(Date.now() / 1000 - Number(seconds)) < 300
}
