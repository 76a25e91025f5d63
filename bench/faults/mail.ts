import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { z } from 'zod'
import type { World } from './world.ts'

const registered = z.object({ data: z.object({ request_id: z.string() }) })

/** Somebody asks for an account, which sends an email. */
export async function askForAccount({ server }: World) {
  const email = `${randomUUID()}@example.com`
  const reply = await fetch(`${server.url}/api/v1/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Nur Contoh',
      email,
      phone: '0123456789',
      phone_country: 'MY',
      password: 'kopi-tarik-7',
      password_confirmation: 'kopi-tarik-7',
    }),
  })
  if (reply.status !== 200) throw new Error(`register answered ${reply.status} ${await reply.text()}`)
  return { email, ...registered.parse(await reply.json()).data }
}

/** How long an email takes to the outbox of a server without SMTP. */
export async function mailArrives(world: World, within_ms: number) {
  const { email } = await askForAccount(world)
  const began = performance.now()
  await letterTo(world, email, within_ms)
  return performance.now() - began
}

export async function letterTo({ data_dir }: World, email: string, within_ms: number) {
  const outbox = path.join(data_dir, 'outbox')
  for (let waited = 0; waited < within_ms; waited += 100) {
    // One that is still being written has a name that begins with a dot.
    for (const name of await readdir(outbox).catch(() => [])) {
      if (name.startsWith('.')) continue
      const letter = await PostalMime.parse(await readFile(path.join(outbox, name)))
      if (letter.to?.[0]?.address === email) return letter
    }
    await sleep(100)
  }
  throw new Error(`No email arrived within ${within_ms} ms.`)
}
