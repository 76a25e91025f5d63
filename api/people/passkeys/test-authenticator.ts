import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

interface Asked {
  challenge: string
}

interface Wrong {
  origin?: string
  rpId?: string
  type?: string
  crossOrigin?: boolean
  isVerified?: boolean
  counter?: number
  handle?: string
}

const flag = { present: 1, verified: 4, mayTravel: 8, hasTravelled: 16, attested: 64 }

interface Device {
  id: Buffer
  keys: { publicKey: KeyObject; privateKey: KeyObject }
  counts: boolean
  travels: boolean
  counter: number
}

/** A device that makes one passkey and signs with it, as rightly or wrongly as a test wants. */
export function makeAuthenticator({ counts = true, travels = false } = {}) {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const device: Device = { id: randomBytes(32), keys, counts, travels, counter: 0 }
  return {
    id: device.id.toString('base64url'),
    make: (options: Asked, wrong: Wrong = {}) => ({
      ...credentialOf(device),
      response: made(device, options, wrong),
    }),
    sign: (options: Asked, user_id: string, wrong: Wrong = {}) => ({
      ...credentialOf(device),
      response: { ...signed(device, options, wrong), userHandle: wrong.handle ?? handleOf(user_id) },
    }),
  }
}

function credentialOf({ id }: Device) {
  const text = id.toString('base64url')
  return { id: text, rawId: text, type: 'public-key' as const, clientExtensionResults: {} }
}

function made(device: Device, options: Asked, wrong: Wrong) {
  const { id, keys } = device
  const length = Buffer.alloc(2)
  length.writeUInt16BE(id.length)
  const key = coseKey(keys.publicKey.export({ format: 'jwk' }))
  const attestationObject = cborMap([
    ['fmt', cborText('none')],
    ['attStmt', cborMap([])],
    ['authData', cborBytes(authData(device, wrong, Buffer.concat([Buffer.alloc(16), length, id, key])))],
  ])
  return {
    clientDataJSON: dataOf(options, 'webauthn.create', wrong).toString('base64url'),
    attestationObject: attestationObject.toString('base64url'),
    transports: ['internal'],
  }
}

function signed(device: Device, options: Asked, wrong: Wrong) {
  const clientData = dataOf(options, 'webauthn.get', wrong)
  const data = authData(device, wrong)
  const hash = createHash('sha256').update(clientData).digest()
  return {
    clientDataJSON: clientData.toString('base64url'),
    authenticatorData: data.toString('base64url'),
    signature: sign('sha256', Buffer.concat([data, hash]), device.keys.privateKey).toString('base64url'),
  }
}

function authData(
  device: Device,
  { rpId = 'seberang.test', isVerified = true, counter }: Wrong,
  attested = Buffer.alloc(0),
) {
  if (device.counts) device.counter += 1
  const head = Buffer.alloc(37)
  createHash('sha256').update(rpId).digest().copy(head)
  const flags =
    flag.present |
    (isVerified ? flag.verified : 0) |
    (device.travels ? flag.mayTravel | flag.hasTravelled : 0) |
    (attested.length > 0 ? flag.attested : 0)
  head.writeUInt8(flags, 32)
  head.writeUInt32BE(counter ?? device.counter, 33)
  return Buffer.concat([head, attested])
}

function dataOf({ challenge }: Asked, type: string, wrong: Wrong) {
  const { origin = 'https://seberang.test', crossOrigin = false } = wrong
  return Buffer.from(JSON.stringify({ type: wrong.type ?? type, challenge, origin, crossOrigin }))
}

function handleOf(user_id: string) {
  return Buffer.from(user_id.replaceAll('-', ''), 'hex').toString('base64url')
}

/** {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y} */
function coseKey({ x = '', y = '' }: { x?: string; y?: string }) {
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21])
  const bytes = (text: string) => cborBytes(Buffer.from(text, 'base64url'))
  return Buffer.concat([head, bytes(x), Buffer.from([0x22]), bytes(y)])
}

function cborMap(entries: [string, Buffer][]) {
  return Buffer.concat([
    Buffer.from([0xa0 + entries.length]),
    ...entries.flatMap(([name, value]) => [cborText(name), value]),
  ])
}

function cborText(text: string) {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
}

/** The shortest way to write a length is the only one that is taken. */
function cborBytes(bytes: Buffer) {
  const { length } = bytes
  const head = length < 256 ? [0x58, length] : [0x59, length >> 8, length & 255]
  return Buffer.concat([Buffer.from(head), bytes])
}
