import { call } from '../faults/call.ts'
import { seconds } from '../faults/figures.ts'
import type { Outcome } from '../faults/scenario.ts'
import type { Cluster } from './cluster.ts'
import type { Scenario } from './selling.ts'
import { password, withPassword } from './with-password.ts'

const most = 10
const beforeTheLoss = 6

export const wrongLogins: Scenario = {
  name: 'wrong passwords at three processes in turn, the primary lost in between',
  required: 'ten tries, the eleventh refused everywhere, also with the right password',
  act: tryPasswords,
}

async function tryPasswords(cluster: Cluster): Promise<Outcome> {
  const { processes, database } = cluster
  const { id } = await withPassword(cluster)
  const logIn = (place: number, given: string) =>
    call(`${processes[place % processes.length]?.url}/api/v1/login`, '', {
      body: { email: `${id}@example.com`, password: given },
    })
  const answers: number[] = []
  for (let place = 0; place < beforeTheLoss; place += 1)
    answers.push((await logIn(place, `wrong-${place}`)).status)
  const lost = await database.primary()
  const began = performance.now()
  await lost.kill()
  await Promise.all(processes.map(({ unready }) => unready(5000)))
  await Promise.all(processes.map(({ ready }) => ready(60_000)))
  const away_ms = performance.now() - began
  for (let place = beforeTheLoss; place < most; place += 1)
    answers.push((await logIn(place, `wrong-${place}`)).status)
  const beyond = await Promise.all(processes.map((_, place) => logIn(place, `wrong-again-${place}`)))
  const right = await logIn(0, password)
  await lost.start()
  const seen = [answers.join(), beyond.map(({ status }) => status).join(), right.status].join(' | ')
  const expected = [Array.from({ length: most }, () => 422).join(), '429,429,429', 429].join(' | ')
  return {
    wrong: seen === expected ? [] : [`answered ${seen}`],
    measured: `${seen}; ready ${seconds(away_ms)} after the loss`,
  }
}
