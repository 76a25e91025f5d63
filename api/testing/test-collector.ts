// A collector for tests: takes what OpenTelemetry sends by OTLP over HTTP, and reads the protobuf it is written in.
import assert from 'node:assert/strict'
import { createServer, type IncomingHttpHeaders } from 'node:http'

interface Received {
  path: string
  headers: IncomingHttpHeaders
  bytes: Buffer
}

/** Listens on the loopback; refuses everything while `isClosed`, so that nothing is sent again. */
export async function startCollector() {
  const received: Received[] = []
  const state = { isClosed: false }
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    if (!state.isClosed)
      received.push({ path: request.url ?? '', headers: request.headers, bytes: Buffer.concat(chunks) })
    reply.writeHead(state.isClosed ? 400 : 200, { 'content-type': 'application/x-protobuf' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  assert.ok(place !== null && typeof place === 'object')
  const bodiesAt = (path: string) => received.filter((one) => one.path === path).map(({ bytes }) => bytes)
  return {
    url: `http://127.0.0.1:${place.port}`,
    received,
    state,
    spans: () => bodiesAt('/v1/traces').flatMap(readSpans),
    metrics: () => bodiesAt('/v1/metrics').flatMap(readMetrics),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A message of protobuf: the values of each field by its number, as bytes or as a number. */
class Message {
  readonly #fields = new Map<number, (Buffer | number)[]>()

  constructor(bytes: Buffer) {
    for (let at = 0; at < bytes.length;) {
      const tag = varint(bytes, at)
      const { value, next } = valueAt(bytes, tag.next, tag.value & 7)
      const field = tag.value >>> 3
      this.#fields.set(field, [...(this.#fields.get(field) ?? []), value])
      at = next
    }
  }

  bytes(field: number) {
    return (this.#fields.get(field) ?? []).filter((value) => Buffer.isBuffer(value))
  }

  messages(field: number) {
    return this.bytes(field).map((bytes) => new Message(bytes))
  }

  text(field: number) {
    return this.bytes(field)[0]?.toString('utf8') ?? ''
  }

  hex(field: number) {
    return this.bytes(field)[0]?.toString('hex') ?? ''
  }

  whole(field: number) {
    const [value] = this.#fields.get(field) ?? []
    return Buffer.isBuffer(value) ? Number(value.readBigUInt64LE()) : value
  }

  double(field: number) {
    return this.bytes(field)[0]?.readDoubleLE()
  }

  /** What a list of key and value says, as texts and numbers. */
  attributes(field: number) {
    return Object.fromEntries(
      this.messages(field).map((pair) => {
        const [value = new Message(Buffer.alloc(0))] = pair.messages(2)
        return [pair.text(1), value.text(1) || (value.whole(3) ?? value.double(4) ?? '')]
      }),
    )
  }
}

function varint(bytes: Buffer, from: number) {
  let value = 0n
  for (let at = from, shift = 0n; ; at += 1, shift += 7n) {
    const byte = bytes.readUInt8(at)
    value |= BigInt(byte & 0x7f) << shift
    if (byte < 0x80) return { value: Number(value), next: at + 1 }
  }
}

function valueAt(bytes: Buffer, at: number, kind: number) {
  if (kind === 0) return varint(bytes, at)
  const { value: length, next: from } =
    kind === 2 ? varint(bytes, at) : { value: kind === 1 ? 8 : 4, next: at }
  return { value: bytes.subarray(from, from + length), next: from + length }
}

function readSpans(bytes: Buffer) {
  return new Message(bytes).messages(1).flatMap((group) => {
    const resource = group.messages(1)[0]?.attributes(1) ?? {}
    return group
      .messages(2)
      .flatMap((scope) => scope.messages(2))
      .map((span) => ({
        trace_id: span.hex(1),
        id: span.hex(2),
        state: span.text(3),
        parent_id: span.hex(4),
        name: span.text(5),
        kind: span.whole(6),
        facts: span.attributes(9),
        links: span.messages(13).map((link) => ({ trace_id: link.hex(1), id: link.hex(2) })),
        has_failed: span.messages(15)[0]?.whole(3) === 2,
        resource,
      }))
  })
}

const kinds = { gauge: 5, sum: 7, histogram: 9 } as const

function readMetrics(bytes: Buffer) {
  return new Message(bytes)
    .messages(1)
    .flatMap((group) => group.messages(2))
    .flatMap((scope) => scope.messages(2))
    .flatMap((metric) =>
      Object.entries(kinds).flatMap(([kind, field]) =>
        metric
          .messages(field)
          .flatMap((data) => data.messages(1))
          .map((point) => readPoint(metric.text(1), kind, point)),
      ),
    )
}

function readPoint(name: string, kind: string, point: Message) {
  if (kind !== 'histogram')
    return { name, kind, labels: point.attributes(7), value: point.double(4) ?? point.whole(6) }
  const [counts = Buffer.alloc(0)] = point.bytes(6)
  return {
    name,
    kind,
    labels: point.attributes(9),
    value: point.whole(4),
    sum: point.double(5),
    buckets: Array.from({ length: counts.length / 8 }, (_, place) =>
      Number(counts.readBigUInt64LE(place * 8)),
    ),
  }
}
