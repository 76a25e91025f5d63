import { setTimeout as sleep } from 'node:timers/promises'
import { openShop } from './customers.ts'
import { seconds } from './figures.ts'
import { askForAccount } from './mail.ts'
import { verify } from './verify.ts'
import type { Scenario } from './scenario.ts'
import type { World } from './world.ts'

export const jobs: Scenario = {
  name: 'worker killed mid-job, job delivered twice',
  required: 'one effect',
  size: 1,
  world: { with_mail: true },
  act: disturbJobs,
}

async function disturbJobs(world: World) {
  const { post, postgres } = world
  const wrong: string[] = []
  await post.open()
  const { email, again_ms } = await killMidJob(world)
  await deliverAgain(postgres, 'prompt_letter')
  const letters = post.lettersTo(email).length
  if (letters !== 1) wrong.push(`${letters} letters`)

  const shop = openShop(world)
  const { id } = await shop.order({ type: 'qris' })
  await postgres.query(`update payments set deadline_at = now() - interval '1 second' where order_id = $1`, [
    id,
  ])
  for (let time = 0; time < 2; time += 1) await deliverAgain(postgres, 'payment_due')
  const [counted] = await postgres.query<{ expired: number }>(
    `select count(*)::int as expired from events where order_id = $1 and name = 'payment_expired'`,
    [id],
  )
  const expired = counted?.expired ?? 0
  if (expired !== 1) wrong.push(`expired ${expired} times`)
  wrong.push(...(await verify(world, shop)))
  return {
    wrong,
    measured: `${letters} letter from 3 deliveries, ${expired} expiry from 2; a job of a killed worker was done ${seconds(again_ms)} after the kill`,
  }
}

/** The server dies while the mail server has the letter but has not accepted it. */
async function killMidJob(world: World) {
  const { post, server } = world
  post.hold()
  const { email } = await askForAccount(world)
  while (post.waiting() === 0) await sleep(20)
  await server.kill()
  post.release()
  const began = performance.now()
  server.start()
  await server.ready(60_000)
  while (post.lettersTo(email).length === 0) {
    await sleep(500)
    if (performance.now() - began > 400_000) throw new Error('The job of the killed worker was never done.')
  }
  return { email, again_ms: performance.now() - began }
}

async function deliverAgain({ query }: World['postgres'], name: string) {
  await query(
    `update jobs.job set state = 'created', start_after = now(), started_on = null, completed_on = null where name = $1`,
    [name],
  )
  for (;;) {
    await sleep(500)
    const open = await query(`select id from jobs.job where name = $1 and state <> 'completed'`, [name])
    if (open.length === 0) return
  }
}
