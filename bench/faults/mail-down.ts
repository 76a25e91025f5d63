import { setTimeout as sleep } from 'node:timers/promises'
import { openShop } from './customers.ts'
import { seconds } from './figures.ts'
import { askForAccount } from './mail.ts'
import { verify } from './verify.ts'
import type { Scenario } from './scenario.ts'
import type { World } from './world.ts'

type Account = Awaited<ReturnType<typeof askForAccount>>

const people = 10
const longest_s = 200

export const mailDown: Scenario = {
  name: 'mail server down',
  required: 'orders go on, every letter goes out once afterwards',
  size: 60,
  world: { with_mail: true },
  act: orderWithoutMail,
}

async function orderWithoutMail(world: World, down_s: number) {
  const shop = openShop(world)
  const close = shop.crowd(2)
  const accounts: Account[] = []
  for (let person = 0; person < people; person += 1) accounts.push(await askForAccount(world))
  await sleep(down_s * 1000)
  await close()
  const orders = shop.book.filter(({ id }) => id).length
  await world.post.open()
  const drained_ms = await drained(world, accounts)
  await sleep(3000)
  const wrong = await verify(world, shop)
  const counts = accounts.map(({ email }) => world.post.lettersTo(email).length)
  if (counts.some((count) => count !== 1)) wrong.push(`letters a person: ${counts.join(' ')}`)
  if (shop.tally.times('503') + shop.tally.times('0') > 0) wrong.push(`orders were disturbed: ${shop.tally}`)
  if (orders === 0) wrong.push('nothing was sold')
  return {
    wrong,
    measured: `${down_s} s down, ${orders} orders meanwhile, ${people} letters out ${seconds(drained_ms)} after it was back`,
    tally: String(shop.tally),
  }
}

async function drained({ post }: World, accounts: readonly Account[]) {
  const began = performance.now()
  for (let waited = 0; waited < longest_s * 10; waited += 1) {
    if (accounts.every(({ email }) => post.lettersTo(email).length > 0)) break
    await sleep(100)
  }
  return performance.now() - began
}
