import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { parseCsv } from '../../platform/csv.ts'
import { isLoaded, noteLoaded } from '../../platform/loaded-data.ts'

const folder = path.resolve(import.meta.dirname, '../../../database/geography')
const files = [
  'id_provinces',
  'id_regencies',
  'id_districts',
  'my_states',
  'my_cities',
  'my_districts',
] as const

/** Loads or refreshes the places of both countries; does nothing when this edition is there already. */
export async function loadGeography(client: pg.Client) {
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, `${name}.csv`), 'utf8')))
  const fingerprint = createHash('sha256').update(texts.join('\0')).digest('hex')
  if (await isLoaded(client, 'geography', fingerprint)) return

  const [provinces, regencies, kecamatan, states, towns, daerah] = texts.map(parseCsv)
  await client.query('begin')
  await client.query(storeRegions, [
    JSON.stringify([...regionsOf(provinces, 'ID'), ...regionsOf(states, 'MY')]),
  ])
  await client.query(storeCities, [
    JSON.stringify([...citiesOf(regencies, parentByDot), ...citiesOf(towns, parentByDash)]),
  ])
  await client.query(storeDistricts, [
    JSON.stringify([...districtsOf(kecamatan, 'city'), ...districtsOf(daerah, 'region')]),
  ])
  await noteLoaded(client, 'geography', fingerprint)
  await client.query('commit')
}

type Row = Record<string, string>

const familiarNames = new Map([
  ['Daerah Khusus Ibukota Jakarta', 'DKI Jakarta'],
  ['Daerah Istimewa Yogyakarta', 'DI Yogyakarta'],
])

function regionsOf(rows: Row[] = [], country: string) {
  return rows.map(({ code, name = '', zone, weekend = 'sat-sun', lat, lon }) => ({
    code,
    country,
    label: familiarNames.get(name) ?? name,
    zone,
    weekend,
    lat,
    lon,
  }))
}

function citiesOf(rows: Row[] = [], parentOf: (code: string) => string) {
  return rows.map(({ code = '', name, postcodes = '', lat, lon }) => ({
    code,
    region_code: parentOf(code),
    label: name,
    postcodes: split(postcodes),
    lat,
    lon,
  }))
}

function districtsOf(rows: Row[] = [], parent: 'city' | 'region') {
  return rows.map(({ code = '', name, postcode = '', postcodes = '', lat, lon }) => ({
    code,
    city_code: parent === 'city' ? parentByDot(code) : null,
    region_code: parent === 'region' ? parentByDash(code) : null,
    label: name,
    postcodes: split(postcodes || postcode),
    lat: lat || null,
    lon: lon || null,
  }))
}

function parentByDot(code: string) {
  return code.slice(0, code.lastIndexOf('.'))
}

function parentByDash(code: string) {
  return code.slice(0, code.lastIndexOf('-'))
}

function split(list: string) {
  return list === '' ? [] : list.split(' ')
}

const storeRegions = `
  insert into regions (code, country, label, zone, weekend, lat, lon)
  select code, country, label, zone, weekend, lat, lon
  from jsonb_to_recordset($1::jsonb) as r(code text, country text, label text, zone text, weekend text, lat real, lon real)
  on conflict (code) do update set label = excluded.label, zone = excluded.zone, weekend = excluded.weekend, lat = excluded.lat, lon = excluded.lon`

const storeCities = `
  insert into cities (code, region_code, label, postcodes, lat, lon)
  select code, region_code, label, postcodes, lat, lon
  from jsonb_to_recordset($1::jsonb) as r(code text, region_code text, label text, postcodes text[], lat real, lon real)
  on conflict (code) do update set label = excluded.label, postcodes = excluded.postcodes, lat = excluded.lat, lon = excluded.lon`

const storeDistricts = `
  insert into districts (code, region_code, city_code, label, postcodes, lat, lon)
  select code, region_code, city_code, label, postcodes, lat, lon
  from jsonb_to_recordset($1::jsonb) as r(code text, region_code text, city_code text, label text, postcodes text[], lat real, lon real)
  on conflict (code) do update set label = excluded.label, postcodes = excluded.postcodes, lat = excluded.lat, lon = excluded.lon`
