import { isStaff, type Role } from '#contract/platform/roles.ts'

/** Replies that were asked for while the scripts of the page were still on their way. */
const early = new Map<string, { token: string | undefined; asked: number; reply: Promise<Response> }>()
/** Whoever waited longer for the scripts asks once more. */
const longest_ms = 10_000

/** What the page will ask for anyway, as a customer who is signed in or as anybody. */
export function askEarly(addresses: readonly string[], number: string | undefined) {
  const reader = whoReads()
  if (!reader) return
  const { token } = reader
  for (const pattern of addresses) {
    const isTheirs = pattern.startsWith('/api/user/') === (token !== undefined)
    if (!isTheirs || (!number && pattern.includes(':number'))) continue
    const address = pattern.replace(':number', number ?? '')
    const reply = fetch(address, requestOf(address, token))
    // Without connection it is told when the page asks.
    reply.catch(() => undefined)
    early.set(address, { token, asked: Date.now(), reply })
  }
}

function requestOf(address: string, token: string | undefined): RequestInit {
  const [, body] = address.split('#')
  if (body === undefined) return token ? { headers: { authorization: `Bearer ${token}` } } : {}
  const headers = { 'content-type': 'application/json' }
  return { method: 'POST', headers, body: decodeURIComponent(body) }
}

/** Each is read once, and only by the session that asked. */
export function takeEarly(address: string, token: string | undefined) {
  const found = early.get(address)
  early.delete(address)
  const isTheirs = found?.token === token
  return found && isTheirs && Date.now() - found.asked < longest_ms ? found.reply : undefined
}

/** Nobody where the page asks by other ways, as for those who work here. */
function whoReads(): { token: string | undefined } | undefined {
  try {
    const user: { token?: string; role?: Role } | null = JSON.parse(localStorage.getItem('user') ?? 'null')
    if (!user) return { token: undefined }
    return user.role && !isStaff(user.role) ? { token: user.token } : undefined
  } catch {
    return undefined
  }
}
