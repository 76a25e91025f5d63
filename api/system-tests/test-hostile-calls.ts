import fc from 'fast-check'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { makePicture } from '../orders/purchases/test-orders.ts'
import { plausible, type Existing } from './test-plausible.ts'
import { asText, poisoned, poisonText } from './test-poison.ts'

/** A call as it goes over the wire. */
export interface HostileCall {
  path: string
  headers: Record<string, string>
  payload?: string | Buffer
}

const picture = await makePicture(40, 30)

/** Calls of a route, most of them almost right: what is quite wrong is refused before anything interesting happens. */
export function hostileCalls(endpoint: Endpoint, url: string, existing: Existing): fc.Arbitrary<HostileCall> {
  const calm = { path: pathOf(endpoint, url, existing, 'right'), headers: calmHeaders }
  const body = bodyOf(endpoint, existing)
  const call = (parts: Partial<typeof calm>, sent = body.right) =>
    fc.tuple(parts.path ?? calm.path, parts.headers ?? calm.headers, sent).map(([path, headers, given]) => {
      const all = Object.assign({}, given.headers, headers)
      return endpoint.method === 'GET'
        ? { path, headers: all }
        : { path, headers: all, payload: given.payload }
    })
  const hasBody = endpoint.method !== 'GET'
  return fc.oneof(
    { weight: 2, arbitrary: call({}) },
    { weight: hasBody ? 8 : 0, arbitrary: call({}, body.poisoned) },
    { weight: hasBody ? 1 : 0, arbitrary: call({}, anything) },
    { weight: url.includes(':') ? 2 : 0, arbitrary: call({ path: pathOf(endpoint, url, existing, 'path') }) },
    { weight: hasBody ? 1 : 4, arbitrary: call({ path: pathOf(endpoint, url, existing, 'query') }) },
    { weight: 1, arbitrary: call({ headers: strangeHeaders }) },
  )
}

const calmHeaders: fc.Arbitrary<Record<string, string>> = fc.uuid().map((key) => ({ 'idempotency-key': key }))

const headerText = fc.constantFrom('', 'x', 'é', '"', '%00', 'k'.repeat(300), '../..', 'a b', '\t', '5')
const strangeHeaders = fc.record(
  {
    'idempotency-key': headerText,
    authorization: headerText.map((text) => `Bearer ${text}`),
    cookie: headerText.map((text) => `language=${text}; a=${text};;=`),
    'user-agent': headerText,
    'x-forwarded-for': headerText,
    'content-type': fc.constantFrom(
      'application/json; charset=utf-16',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'text/csv',
      'text/plain',
      'application/json;;',
      '%',
    ),
    'accept-language': headerText,
    'if-none-match': headerText,
    range: fc.constantFrom('bytes=0-', 'bytes=9999999-', 'x'),
  },
  { requiredKeys: [] },
)

type Sent = { headers: Record<string, string>; payload: string | Buffer }
const json = (payload: string | Buffer): Sent => ({
  headers: { 'content-type': 'application/json' },
  payload,
})

const anything = fc.oneof(
  fc
    .constantFrom('', '{', 'null', '[]', '"a"', '1', '{"a":1,"a":2}', '\ufeff{}', `${'['.repeat(5000)}`)
    .map(json),
  fc.uint8Array({ maxLength: 50 }).map((bytes) => json(Buffer.from(bytes))),
)

function bodyOf({ takes, body }: Endpoint, existing: Existing) {
  if (takes === 'picture') return { right: forms(fc.constant(picture)), poisoned: forms(files) }
  if (takes === 'csv') return { right: tables(fc.constant('a,b\n1,2\n')), poisoned: tables(cells) }
  const right = plausible(body, existing)
  return {
    right: right.map((value) => json(asText(value))),
    poisoned: poisoned(right).map((value) => json(asText(value))),
  }
}

const files = fc.oneof(
  fc.constantFrom(
    Buffer.alloc(0),
    picture.subarray(0, 100),
    Buffer.concat([picture, Buffer.alloc(1000)]),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    Buffer.from('%PDF-1.7'),
    Buffer.from('GIF89a\u0001\u0001'),
  ),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), bytes])),
)

function forms(bytes: fc.Arbitrary<Buffer>): fc.Arbitrary<Sent> {
  const names = fc.constantFrom('file', '__proto__', 'toString', '')
  const disposition = fc.constantFrom('a.jpg', '../../a.jpg', 'a\u0000.jpg', '😀.php', 'x'.repeat(500))
  return fc.tuple(bytes, names, disposition).map(([file, name, filename]) => ({
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([
      Buffer.from(`--edge\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\n`),
      Buffer.from('content-type: image/jpeg\r\n\r\n'),
      file,
      Buffer.from('\r\n--edge--\r\n'),
    ]),
  }))
}

const cells = fc
  .array(fc.array(poisonText, { maxLength: 4 }), { maxLength: 4 })
  .map((rows) => rows.map((row) => row.join(',')).join('\n'))

function tables(text: fc.Arbitrary<string>): fc.Arbitrary<Sent> {
  return text.map((payload) => ({ headers: { 'content-type': 'text/csv' }, payload }))
}

type Where = 'right' | 'path' | 'query'

/** The address: every part of it once right, once not. */
function pathOf({ params, query }: Endpoint, url: string, existing: Existing, poisonedPart: Where) {
  const segment = url.split('/:')[0]?.split('/').at(-1) ?? ''
  const near = { ...existing, ids: existing.texts[`ids of ${segment}`] ?? existing.ids }
  const names =
    poisonedPart === 'path' ? fc.dictionary(fc.constantFrom(...namesIn(url)), pathText) : fc.constant({})
  const asked = poisonedPart === 'query' ? poisoned(plausible(query, existing)) : plausible(query, existing)
  return fc.tuple(plausible(params, near), names, asked, strayQuery).map(([right, wrong, given, stray]) => {
    const values = new Map(Object.entries({ ...asObject(right), ...wrong }))
    const path = url.replaceAll(/:(\w+)/g, (_, name: string) => inPath(values.get(name)))
    const search = asQuery(given) + (poisonedPart === 'query' ? stray : '')
    return search ? `${path}?${search}` : path
  })
}

function namesIn(url: string) {
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return names.length > 0 ? names : ['none']
}

const rawInPath = [
  '%',
  '%zz',
  '%ff',
  '%ED%A0%80',
  '%00',
  '%2e%2e',
  '%2F',
  '..%5c',
  '%F0%9F%98%80',
  'a%0d%0ab',
]
const pathText = fc.oneof(
  poisonText.map((text) => ({ text })),
  fc.constantFrom(...rawInPath).map((raw) => ({ raw })),
)

function inPath(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'raw' in value) return String(value.raw)
  const text =
    typeof value === 'object' && value !== null && 'text' in value ? String(value.text) : String(value)
  return encodeURIComponent(text.toWellFormed()).slice(0, 3000) || '%20'
}

const strayQuery = fc.constantFrom(
  '',
  '&a[]=1',
  '&__proto__=1',
  '&cursor=1&cursor=2',
  '&limit=1&limit=2',
  '&%=%',
  '&&=&=',
  '&%ff=%00',
  `&a=${'9'.repeat(3000)}`,
)

function asQuery(value: unknown) {
  return Object.entries(asObject(value))
    .map(([name, inner]) => `${encoded(name)}=${encoded(typeof inner === 'string' ? inner : asText(inner))}`)
    .join('&')
    .slice(0, 6000)
}

function encoded(text: string) {
  return encodeURIComponent(text.toWellFormed())
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
