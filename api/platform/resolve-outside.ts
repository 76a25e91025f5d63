import { Resolver } from 'node:dns/promises'

interface Patience {
  timeout_ms: number
  /** In place of those of this machine. */
  servers?: string[]
}

/**
 * The addresses of a name somebody gave us, asked of the name servers over sockets of its own. The usual lookup waits in
 * one of the four threads that also read files and check passwords: a few names that nobody answers for would stop them.
 * The table of names of this machine is not read: its entries are ours, never outside.
 */
export async function resolveOutside(
  hostname: string,
  { timeout_ms, servers }: Patience = { timeout_ms: 3000 },
) {
  // By definition this machine, whatever a name server says; the caller refuses it as such.
  if (/(^|\.)localhost\.?$/i.test(hostname)) return [{ address: '127.0.0.1', family: 4 }]
  const resolver = new Resolver({ timeout: timeout_ms / 2, tries: 2, maxTimeout: timeout_ms })
  if (servers) resolver.setServers(servers)
  const timer = setTimeout(() => resolver.cancel(), timeout_ms)
  const none = (): string[] => []
  try {
    const [four, six] = await Promise.all([
      resolver.resolve4(hostname).catch(none),
      resolver.resolve6(hostname).catch(none),
    ])
    return [
      ...four.map((address) => ({ address, family: 4 })),
      ...six.map((address) => ({ address, family: 6 })),
    ]
  } finally {
    clearTimeout(timer)
  }
}
