import type { Keys } from './keys.ts'
import type { FastifyRequest } from 'fastify'
import { isIPv6 } from 'node:net'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { proofHeader } from '#contract/platform/proof-of-work.ts'
import { cookieOf } from './cookies.ts'
import type { ProofContext } from './proof-of-work.ts'

/** What the limits know of whoever calls, signed in or not. */
export interface Visitor {
  network: string
  /** As they were sent; only a sign-in looks at them. */
  device_cookies: DeviceCookies
  /** Binds a proof of work to this call, and to the account it is about. */
  proofFor: (account: string) => ProofContext
}

/** A browser takes the first name from this very host by https alone, so that no neighbour of ours can have written it. */
export const deviceCookieNames = { bound: '__Host-device', plain: 'device' } as const
export type DeviceCookies = Record<keyof typeof deviceCookieNames, string | undefined>
// The longest a browser keeps a cookie.
export const deviceLifetime_days = 400

export function visitorOf(request: FastifyRequest, endpoint: Endpoint, keys: Keys): Visitor {
  const purpose = `${endpoint.method} ${endpoint.path}`
  const network = networkOf(request.ip)
  const header = request.headers[proofHeader]
  const proof = typeof header === 'string' ? header : undefined
  return {
    network,
    device_cookies: {
      bound: cookieOf(request.headers.cookie, deviceCookieNames.bound),
      plain: cookieOf(request.headers.cookie, deviceCookieNames.plain),
    },
    proofFor: (account) => {
      if (!endpoint.mayAskProof) throw new Error(`${purpose} asks for a proof of work without saying so`)
      return { keys, purpose, account, network, proof }
    },
  }
}

/** One customer of a provider has a whole /64 of IPv6 addresses, and may change between them as they like. */
export function networkOf(address: string) {
  if (!address.includes(':')) return address
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('%', 1).join('').split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
