import { pick } from '../faults/pick.ts'
import type { Postgres } from '../faults/postgres.ts'
import type { Caller, Request } from '../orders/timing.ts'

interface PartyRow {
  tracking_number: string
  name: string
  phone: string
  email: string
}

/** The kinds of questions, each with a time allowed. */
export type QuestionKind = 'search' | 'dashboard' | 'parcels'

/** What people in the office ask about existing rows: each call draws another row. */
export async function questionsFor({ call }: Caller, postgres: Postgres, asAdmin: () => Request) {
  const parties = await postgres.query<PartyRow>(`
    select o.tracking_number, p.name, p.phone, p.email from shipment_parties p join orders o on o.id = p.order_id
    order by random() limit 500`)
  const vouchers = await postgres.query<{ serial: string }>(
    'select serial from vouchers order by random() limit 500',
  )
  const searchFor = (text: () => string | undefined) => ({
    of: 'search' as const,
    work: () =>
      call('/api/staff/v1/search', { method: 'POST', ...asAdmin(), body: JSON.stringify({ text: text() }) }),
  })
  const search = (textOf: (party: PartyRow) => string | undefined) => searchFor(() => textOf(pick(parties)))
  const read = (of: QuestionKind, path: string) => ({
    of,
    work: () => call(`/api/staff/v1${path}`, asAdmin()),
  })
  return {
    'number, whole': search(({ tracking_number }) => tracking_number),
    'number, one group': search(({ tracking_number }) => tracking_number.slice(6, 10)),
    'number, its end with the check': search(({ tracking_number }) => tracking_number.slice(9)),
    'voucher serial': searchFor(() => pick(vouchers).serial),
    'name, the most common one': searchFor(() => 'Muhammad'),
    'name, three letters': search(({ name }) => name.slice(0, 3)),
    'name, two words': search(({ name }) => name.split(' ').slice(0, 2).join(' ')),
    'name, the last word': search(({ name }) => name.split(' ').at(-1)),
    'phone, as it is written at home': search(({ phone }) => `0${phone.slice(3)}`),
    'phone, last four': search(({ phone }) => phone.slice(-4)),
    'email address': search(({ email }) => email),
    'nothing is found': searchFor(() => 'qqqq zzzz'),
    'dashboard, 7 days': read('dashboard', '/figure?days=7'),
    'dashboard, 30 days': read('dashboard', '/figure?days=30'),
    'dashboard, 90 days': read('dashboard', '/figure?days=90'),
    'parcels under way': read('parcels', '/office/parcel'),
    'parcels by lane and age': read('parcels', '/office/parcel?lane=ID-MY&age=3'),
    'parcels, all by sea': read('parcels', '/office/parcel?state=all&mode=sea'),
  }
}
