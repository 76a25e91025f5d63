import { z } from 'zod'
import type { Customer } from '../faults/people.ts'

const opened = z.object({ webSocketDebuggerUrl: z.url() })

/** Puts the session where the pages look for it, from a page of the same origin that has no script. */
export async function signIn(port: number, origin: string, customer: Customer | undefined) {
  if (!customer) throw new Error('There is no customer.')
  const page = await fetch(`http://127.0.0.1:${port}/json/new?${origin}/robots.txt`, { method: 'PUT' })
  const { webSocketDebuggerUrl } = opened.parse(await page.json())
  const { id, token, role } = customer
  const user = { id, token, role, email: `${id}@example.com`, name: 'Bench', passportId: null }
  const expression = `location.href === 'about:blank' ? '' : (localStorage.setItem('user', ${JSON.stringify(JSON.stringify(user))}), localStorage.getItem('user') ?? '')`
  for (let tries = 0; tries < 100; tries += 1)
    if ((await evaluate(webSocketDebuggerUrl, expression)).includes(token)) return
  throw new Error('The session could not be put into the browser.')
}

function evaluate(address: string, expression: string) {
  return new Promise<string>((resolve, reject) => {
    const socket = new WebSocket(address)
    socket.addEventListener('open', () =>
      socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } })),
    )
    socket.addEventListener('message', ({ data }) => {
      socket.close()
      resolve(String(data))
    })
    socket.addEventListener('error', () => reject(new Error('The browser did not answer.')))
  })
}
