import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'
import { resolveOutside } from './resolve-outside.ts'

// As in metrics-page.ts.
const { request } = process.getBuiltinModule('node:https')

interface Init {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: Buffer | string
  timeout_ms?: number
  most_bytes?: number
}

interface OutsideReply {
  status: number
  headers: IncomingHttpHeaders
  /** No more than was allowed; the rest is not fetched. */
  body: Buffer
}

/** What tests put in the place of the world. */
interface World {
  resolve: (hostname: string) => Promise<{ address: string; family: number }[]>
  isPublic: (address: string) => boolean
  ca?: string
}

const theWorld: World = {
  resolve: resolveOutside,
  isPublic: isPublicAddress,
}

export class OutsideRefused extends Error {
  readonly reason: 'address_invalid' | 'address_private' | 'address_unknown'
  constructor(reason: OutsideRefused['reason']) {
    super(reason)
    this.reason = reason
  }
}

/**
 * Calls an address that somebody else gave us. It never reaches our own network: the name is resolved once, every
 * address it has must be public, and the connection goes to the very address that was checked. No redirects.
 */
export async function fetchOutside(
  url: string,
  init: Init = {},
  world: World = theWorld,
): Promise<OutsideReply> {
  const target = readOutsideUrl(url)
  if (!target) throw new OutsideRefused('address_invalid')
  const found = await addressesOf(target.hostname, world)
  const [first] = found
  if (!first) throw new OutsideRefused('address_unknown')
  if (!found.every(({ address }) => world.isPublic(address))) throw new OutsideRefused('address_private')
  return send(target, first, init, world.ca)
}

/** https only, no credentials inside, no fragment; otherwise undefined. */
export function readOutsideUrl(url: string) {
  const read = URL.parse(url)
  const isFine =
    read !== null &&
    read.protocol === 'https:' &&
    read.username === '' &&
    read.password === '' &&
    url.length <= 2000
  return isFine ? read : undefined
}

export function isPublicAddress(address: string) {
  if (address.includes('%') || isIP(address) === 0) return false
  return isIPv6(address)
    ? global.check(address, 'ipv6') && !special.check(address, 'ipv6')
    : !special.check(address, 'ipv4')
}

// Of IPv6 only what is given out to the world; mapped, translated, local and unique-local ones lie outside.
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

const special = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(net, bits, 'ipv6')

async function addressesOf(hostname: string, { resolve }: World) {
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal) > 0) return [{ address: literal, family: isIP(literal) }]
  return resolve(hostname).catch(() => [])
}

function send(
  target: URL,
  { address, family }: { address: string; family: number },
  { method = 'GET', headers = {}, body, timeout_ms = 10_000, most_bytes = 65_536 }: Init,
  ca: string | undefined,
) {
  const checked: LookupFunction = (_, options, done) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family)
  const { promise, resolve, reject } = Promise.withResolvers<OutsideReply>()
  const call = request(
    target,
    {
      method,
      headers: {
        'user-agent': 'Seberang',
        ...headers,
        ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
      },
      lookup: checked,
      // A connection of its own: one that was kept may lead elsewhere.
      agent: false,
      signal: AbortSignal.timeout(timeout_ms),
      ...(ca ? { ca } : {}),
    },
    (reply) => void read(reply, most_bytes).then(resolve, reject),
  )
  call.on('error', reject)
  call.end(body)
  return promise
}

async function read(reply: IncomingMessage, most_bytes: number): Promise<OutsideReply> {
  const chunks: Buffer[] = []
  let length = 0
  // Leaving the loop early closes the connection.
  for await (const chunk of reply) {
    const bytes = Buffer.from(chunk)
    chunks.push(bytes)
    length += bytes.length
    if (length >= most_bytes) break
  }
  return {
    status: reply.statusCode ?? 0,
    headers: reply.headers,
    body: Buffer.concat(chunks).subarray(0, most_bytes),
  }
}
