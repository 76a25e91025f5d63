import { setTimeout as sleep } from 'node:timers/promises'
import { openShop } from './customers.mjs'
import { seconds } from './figures.mjs'
import { askForAccount } from './mail.mjs'
import { verify } from './verify.mjs'

const people = 10
const longest_s = 200

export const mailDown = {
  name: 'mail server down',
  required: 'orders go on, every letter goes out once afterwards',
  size: 60,
  world: { with_mail: true },
  act: orderWithoutMail,
}

async function orderWithoutMail(world, down_s) {
  const shop = openShop(world)
  const close = shop.crowd(2)
  const asked = []
  for (let person = 0; person < people; person += 1) asked.push(await askForAccount(world))
  await sleep(down_s * 1000)
  await close()
  const orders = shop.book.filter(({ id }) => id).length
  await world.post.open()
  const drained_ms = await drained(world, asked)
  await sleep(3000)
  const wrong = await verify(world, shop)
  const counts = asked.map(({ email }) => world.post.lettersTo(email).length)
  if (counts.some((count) => count !== 1)) wrong.push(`letters a person: ${counts.join(' ')}`)
  if (shop.tally.times('503') + shop.tally.times('0') > 0) wrong.push(`orders were disturbed: ${shop.tally}`)
  if (orders === 0) wrong.push('nothing was sold')
  return {
    wrong,
    measured: `${down_s} s down, ${orders} orders meanwhile, ${people} letters out ${seconds(drained_ms)} after it was back`,
    tally: String(shop.tally),
  }
}

async function drained({ post }, asked) {
  const began = performance.now()
  for (let waited = 0; waited < longest_s * 10; waited += 1) {
    if (asked.every(({ email }) => post.lettersTo(email).length > 0)) break
    await sleep(100)
  }
  return performance.now() - began
}
