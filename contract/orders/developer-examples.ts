import { exampleOf } from './bulk-template.ts'
import { orderBulkRows, checkBulkRows } from './bulk.ts'
import { pathIn, type Endpoint } from '../platform/endpoint.ts'
import { readMasterData } from '../site/master-data.ts'
import { createQuote } from '../prices/quotes.ts'
import { trackParcel } from '../parcels/tracking.ts'
import { printLabels, readTransaction } from './transactions.ts'

interface Example {
  endpoint: Endpoint
  /** Words in capitals stand for what is your own. */
  params?: Record<string, string>
  body?: object
  key?: string
}

const rows = [
  {
    reference: 'ORDER-1001',
    ...exampleOf({ sender_date: 'PICKUP_DATE', receiver_date: 'DELIVERY_DATE' }),
    receiver_passport_id: 'RECEIVER_PASSPORT_ID',
  },
]

/** What the page for developers shows; a test carries every one of them out. */
export const examples = {
  quote: {
    endpoint: createQuote,
    body: {
      origin_country: 'MY',
      origin_region: 'MY-10',
      destination_country: 'ID',
      destination_region: '32',
      weight_kg: 3.2,
      length: 40,
      width: 30,
      height: 30,
    },
  },
  accounts: { endpoint: readMasterData },
  check: { endpoint: checkBulkRows, body: { rows } },
  order: {
    endpoint: orderBulkRows,
    key: 'ORDER-1001-first-try',
    body: {
      total: 'TOTAL',
      payment_type_id: 'transfer',
      payment_account_id: 'PAYMENT_ACCOUNT_ID',
      rows,
    },
  },
  transaction: { endpoint: readTransaction, params: { id: 'TRANSACTION_ID' } },
  track: { endpoint: trackParcel, params: { number: 'TRACKING_NUMBER' } },
  labels: { endpoint: printLabels, params: { id: 'TRANSACTION_ID' } },
} as const satisfies Record<string, Example>
export type ExampleName = keyof typeof examples

export function asCurl(example: Example) {
  const { endpoint, body, key } = example
  const lines = [
    `curl "$SEBERANG_URL${pathOf(example)}"`,
    `-H "authorization: Bearer $SEBERANG_KEY"`,
    ...(key ? [`-H "idempotency-key: ${key}"`] : []),
    ...(body ? [`-H "content-type: application/json"`, `-d '${json(body)}'`] : []),
    ...(endpoint.gives ? [`-o answer.${endpoint.gives}`] : []),
  ]
  return lines.join(' \\\n  ')
}

export function asTypeScript(example: Example) {
  const { endpoint, body, key } = example
  const headers = [
    '    authorization: `Bearer ${process.env.SEBERANG_KEY}`,',
    ...(key ? [`    'idempotency-key': '${key}',`] : []),
    ...(body ? [`    'content-type': 'application/json',`] : []),
  ]
  return [
    `const reply = await fetch(\`\${process.env.SEBERANG_URL}${pathOf(example)}\`, {`,
    ...(body ? [`  method: '${endpoint.method}',`] : []),
    '  headers: {',
    ...headers,
    '  },',
    ...(body ? [`  body: JSON.stringify(${json(body).replaceAll('\n', '\n  ')}),`] : []),
    '})',
    endpoint.gives
      ? 'const file: ArrayBuffer = await reply.arrayBuffer()'
      : 'const { code, code_message, data } = await reply.json()',
  ].join('\n')
}

/** How a message to a web hook is checked before it is believed. */
export const signatureExample = `import { createHmac, timingSafeEqual } from 'node:crypto'

export function isFromSeberang(header: string, body: string, secret: string): boolean {
  const [, seconds = '', given = ''] = /^t=(\\d+),v1=([0-9a-f]{64})$/.exec(header) ?? []
  const own = createHmac('sha256', secret).update(\`\${seconds}.\${body}\`).digest('hex')
  const isRecent = Math.abs(Date.now() / 1000 - Number(seconds)) < 300
  return isRecent && given.length === own.length && timingSafeEqual(Buffer.from(own), Buffer.from(given))
}`

function pathOf({ endpoint, params = {} }: Example) {
  return pathIn(
    'user',
    endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? name),
  )
}

function json(body: object) {
  // A value of one's own that is a number has no quotes.
  return JSON.stringify(body, null, 2).replace('"TOTAL"', 'TOTAL')
}
