import { isStaff, type Role } from '#contract/platform/roles.ts'

/** Replies that were asked for while the scripts of the page were still on their way. */
const early = new Map<string, { token: string; asked: number; reply: Promise<Response> }>()
/** Whoever waited longer for the scripts asks once more. */
const longest_ms = 10_000

/** What the page will ask for anyway; only for a customer who is signed in, as all of it is their own. */
export function askEarly(addresses: readonly string[]) {
  const token = tokenOfCustomer()
  if (!token) return
  for (const address of addresses) {
    const reply = fetch(address, { headers: { authorization: `Bearer ${token}` } })
    // Without connection it is told when the page asks.
    reply.catch(() => undefined)
    early.set(address, { token, asked: Date.now(), reply })
  }
}

/** Each is read once, and only by the session that asked. */
export function takeEarly(address: string, token: string | undefined) {
  const found = early.get(address)
  early.delete(address)
  const isTheirs = found?.token === token
  return found && isTheirs && Date.now() - found.asked < longest_ms ? found.reply : undefined
}

function tokenOfCustomer() {
  try {
    const user: { token?: string; role?: Role } | null = JSON.parse(localStorage.getItem('user') ?? 'null')
    return user?.role && !isStaff(user.role) ? user.token : undefined
  } catch {
    return undefined
  }
}
