import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime from 'postal-mime'

/** Somebody asks for an account, which sends a mail. */
export async function askForAccount({ server }) {
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
  return { email, ...(await reply.json()).data }
}

/** How long a mail took to the outbox of a server without SMTP. */
export async function mailComes(world, within_ms) {
  const { email } = await askForAccount(world)
  const began = performance.now()
  await letterTo(world, email, within_ms)
  return performance.now() - began
}

export async function letterTo({ data_dir }, email, within_ms) {
  const outbox = path.join(data_dir, 'outbox')
  for (let waited = 0; waited < within_ms; waited += 100) {
    for (const name of await readdir(outbox).catch(() => [])) {
      const letter = await PostalMime.parse(await readFile(path.join(outbox, name)))
      if (letter.to?.[0]?.address === email) return letter
    }
    await sleep(100)
  }
  throw new Error(`No mail came within ${within_ms} ms.`)
}
