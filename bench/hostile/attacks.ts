// What somebody sends who wants this process busy with them alone. Each is answered with a refusal, or costs little.
import { randomUUID } from 'node:crypto'
import type { People } from '../faults/people.ts'
import { pick } from '../faults/pick.ts'
import type { Request } from '../orders/timing.ts'

export interface Attack extends Request {
  path: string
}

const json = { 'content-type': 'application/json' }

export function makeAttacks({ customers, admin }: People): Record<string, Attack> {
  const customer = pick(customers)
  const signedIn = { ...json, authorization: `Bearer ${customer.token}`, 'idempotency-key': randomUUID() }
  const post = (path: string, body: string, headers: Record<string, string> = json) => ({
    path,
    method: 'POST',
    headers,
    body,
  })
  return {
    'a login as large as it may be': post(
      '/api/v1/login',
      filled(8192, '{"email":"', 'a', '@b.c","password":"x"}'),
    ),
    'a login a hundred times too large': post('/api/v1/login', filled(800_000, '{"email":"', 'a', '"}')),
    'a login of nothing but keys': post('/api/v1/login', keys(8000)),
    'a body as deep as it is long': post('/api/v1/login', `${'['.repeat(4000)}${']'.repeat(4000)}`),
    'an order of a quarter of a megabyte of numbers': post(
      '/api/user/v1/transaction/shipment',
      list(250_000),
      signedIn,
    ),
    'an order of unknown keys': post('/api/user/v1/transaction/shipment', keys(250_000), signedIn),
    'rows of a megabyte, all wrong': post('/api/user/v1/shipment/bulk/rows/check', rows(1_000_000), signedIn),
    'a table of four megabytes': post('/api/user/v1/shipment/bulk/check', table(4_000_000), {
      ...signedIn,
      'content-type': 'text/csv',
    }),
    'the document of the interface': { path: '/api/docs' },
    'tracking numbers that do not exist': { path: '/api/v1/tracking/SB0000000000000' },
    'a search of spaces and quotes': post(
      '/api/staff/v1/search',
      JSON.stringify({ text: `" ${"'% ".repeat(30)}` }),
      {
        ...json,
        authorization: `Bearer ${admin.token}`,
      },
    ),
  }
}

function filled(length: number, start: string, middle: string, end: string) {
  return start + middle.repeat(length - start.length - end.length) + end
}

function keys(length: number) {
  const all = Array.from({ length: length / 12 }, (_, index) => `"k${String(index).padStart(6, '0')}":1`)
  return `{${all.join(',')}}`
}

function list(length: number) {
  return `{"sender":[${'1,'.repeat(length / 2 - 10)}1]}`
}

function rows(length: number) {
  const row = `{"sender_name":"","receiver_name":"x","weight":"much"},`
  return `{"rows":[${row.repeat(length / row.length - 2)}{}]}`
}

function table(length: number) {
  const head = 'reference,sender_name,receiver_name\n'
  return head + 'a,"b ""c""",d\n'.repeat((length - head.length) / 14)
}
