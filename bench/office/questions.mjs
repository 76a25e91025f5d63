/** What people in the office ask, with what is really there: each call draws another row. */
export async function questionsFor(caller, postgres, asAdmin) {
  const people = await postgres.query(`
    select o.tracking_number, p.name, p.phone, p.email from shipment_parties p join orders o on o.id = p.order_id
    order by random() limit 500`)
  const serials = await postgres.query('select serial from vouchers order by random() limit 500')
  const search = (textOf, sample = people) => ({
    of: 'search',
    work: () =>
      caller.call('/api/staff/v1/search', {
        method: 'POST',
        ...asAdmin(),
        body: JSON.stringify({ text: textOf(sample[Math.floor(Math.random() * sample.length)]) }),
      }),
  })
  const read = (of, path) => ({ of, work: () => caller.call(`/api/staff/v1${path}`, asAdmin()) })
  return {
    'number, whole': search(({ tracking_number }) => tracking_number),
    'number, one group': search(({ tracking_number }) => tracking_number.slice(6, 10)),
    'number, its end with the check': search(({ tracking_number }) => tracking_number.slice(9)),
    'voucher serial': search(({ serial }) => serial, serials),
    'name, the most common one': search(() => 'Muhammad'),
    'name, three letters': search(({ name }) => name.slice(0, 3)),
    'name, two words': search(({ name }) => name.split(' ').slice(0, 2).join(' ')),
    'name, the last word': search(({ name }) => name.split(' ').at(-1)),
    'phone, as it is written at home': search(({ phone }) => `0${phone.slice(3)}`),
    'phone, last four': search(({ phone }) => phone.slice(-4)),
    'address of mail': search(({ email }) => email),
    'nothing is found': search(() => 'qqqq zzzz'),
    'dashboard, 7 days': read('dashboard', '/figure?days=7'),
    'dashboard, 30 days': read('dashboard', '/figure?days=30'),
    'dashboard, 90 days': read('dashboard', '/figure?days=90'),
    'parcels under way': read('parcels', '/office/parcel'),
    'parcels by lane and age': read('parcels', '/office/parcel?lane=ID-MY&age=3'),
    'parcels, all by sea': read('parcels', '/office/parcel?state=all&mode=sea'),
  }
}
