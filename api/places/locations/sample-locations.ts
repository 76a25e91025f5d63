import { sql, type Kysely } from 'kysely'
import { countryCodes, type CountryCode } from '#contract/places/countries.ts'
import type { DB } from '#database/schema.ts'

const weekdays = Object.fromEntries([1, 2, 3, 4, 5].map((day) => [day, ['09:00', '18:00']]))
const hours = JSON.stringify({ ...weekdays, 6: ['09:00', '13:00'] })
type Counter = readonly [
  kind: 'office' | 'agent',
  label: string,
  address: string,
  postal_code: string,
  region_id: string,
  city: string,
  lat: number,
  lon: number,
]

// Invented counters at real places, marked as samples wherever they show.
const samples: Record<CountryCode, { phone: string; counters: readonly [Counter, ...Counter[]] }> = {
  MY: {
    phone: '+60355550100',
    counters: [
      [
        'office',
        'Pusat Pelabuhan Klang',
        'Lot 8, Jalan Pelabuhan',
        '42000',
        'MY-10',
        'Pelabuhan Klang',
        3.0,
        101.39,
      ],
      [
        'agent',
        'Agen Contoh Johor Bahru',
        '12 Jalan Wong Ah Fook',
        '80000',
        'MY-01',
        'Johor Bahru',
        1.46,
        103.76,
      ],
      ['agent', 'Agen Contoh Shah Alam', '5 Jalan Contoh 7/1', '40000', 'MY-10', 'Shah Alam', 3.07, 101.52],
      [
        'agent',
        'Agen Contoh Kuala Lumpur',
        '88 Jalan Tuanku Abdul Rahman',
        '50100',
        'MY-14',
        'Kuala Lumpur',
        3.15,
        101.7,
      ],
      ['agent', 'Agen Contoh Kota Kinabalu', '3 Jalan Gaya', '88000', 'MY-12', 'Kota Kinabalu', 5.98, 116.07],
    ],
  },
  ID: {
    phone: '+622155550100',
    counters: [
      [
        'agent',
        'Agen Contoh Jakarta Pusat',
        'Jl. Contoh Raya 10',
        '10110',
        '31',
        'Jakarta Pusat',
        -6.18,
        106.83,
      ],
      ['agent', 'Agen Contoh Bandung', 'Jl. Contoh Merdeka 21', '40111', '32', 'Kota Bandung', -6.91, 107.61],
      [
        'agent',
        'Agen Contoh Surabaya',
        'Jl. Contoh Tunjungan 4',
        '60275',
        '35',
        'Kota Surabaya',
        -7.26,
        112.74,
      ],
      ['agent', 'Agen Contoh Medan', 'Jl. Contoh Pemuda 2', '20151', '12', 'Kota Medan', 3.58, 98.67],
    ],
  },
}

/**
 * Counters to try the service with; an operator removes them at once in the office. The one that is returned takes the
 * sample cash; there is none once the samples are gone.
 */
export async function makeSampleLocations(db: Kysely<DB>) {
  const known = await db.selectFrom('locations').select('id').limit(1).executeTakeFirst()
  if (!known) await addCounters(db)
  const taking = await db
    .selectFrom('locations')
    .select('id')
    .where('is_sample', '=', true)
    .where('is_active', '=', true)
    .where('kind', '=', 'office')
    .orderBy('id')
    .executeTakeFirst()
  return taking?.id
}

async function addCounters(db: Kysely<DB>) {
  for (const country_id of countryCodes)
    for (const counter of samples[country_id].counters) await addCounter(db, country_id, counter)
}

async function addCounter(db: Kysely<DB>, country_id: CountryCode, counter: Counter) {
  const [kind, label, address, postal_code, region_id, city, lat, lon] = counter
  await sql`
      insert into locations (kind, label, address, postal_code, country_id, region_id, city_id, phone, lat, lon, hours, is_sample)
      select ${kind}, ${label}, ${address}, ${postal_code}, ${country_id}, c.region_code, c.code, ${samples[country_id].phone}, ${lat}, ${lon}, ${hours}::jsonb, true
      from cities c where c.region_code = ${region_id}
      order by lower(c.label) = lower(${city}) desc, abs(c.lat - ${lat}) + abs(c.lon - ${lon}) limit 1`.execute(
    db,
  )
}
