import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { mock, test } from 'node:test'
import { languages, locales } from '../platform/language.ts'
import { timeZones, zoneOfDevice } from './clocks.ts'
import {
  dateIn,
  dateRangeIn,
  dayIn,
  momentIn,
  styledDayIn,
  timeIn,
  timeOnlyIn,
  visitIn,
  weekdayIn,
  weekdayOf,
} from './moment.ts'
import { instantIn } from './clocks.ts'
import { zoneOfRegion } from './time-zones.ts'

const instant = '2026-11-21T16:30:00Z'

test('one instant is told by the clock of each place, with its name', () => {
  assert.equal(momentIn('id', 'WIB', instant), '21 November 2026 pukul 23:30 WIB')
  assert.equal(momentIn('id', 'MYT', instant), '22 November 2026 pukul 00:30 MYT')
  assert.equal(momentIn('id', 'WIB', instant, 'medium'), '21 Nov 2026, 23:30 WIB')
  assert.match(momentIn('my', 'WITA', instant), /^22 November 2026 pada 00:30 WITA$/)
  assert.match(momentIn('sg', 'WIT', instant), /^22 November 2026 at 01:30 WIT$/)
  assert.equal(timeIn('WIT', instant), '01:30 WIT')
  assert.equal(dayIn('sg', 'WIB', instant, 'long'), '21 November 2026')
})

test('a day of the calendar is the same day wherever it is read', () => {
  for (const language of languages) assert.match(dateIn(language, '2026-11-23'), /^23 November 2026$/)
  const visit = { visit_day: '2026-11-23', visit_from: '09:00', visit_to: '12:00', region_id: '73' }
  assert.equal(visitIn('id', visit), 'Senin, 23 November 2026, 09:00–12:00 WITA')
})

test('the year stands with a weekday only where it is not that of today', () => {
  const year = new Date().getFullYear()
  assert.match(weekdayOf('id', `${year}-07-15`), /^\w+, 15\u00a0Juli$/)
  assert.equal(weekdayOf('id', '2024-07-15'), 'Senin, 15\u00a0Juli\u00a02024')
  assert.equal(weekdayIn('my', 'WIT', '2024-07-15T16:30:00Z'), 'Selasa, 16\u00a0Julai\u00a02024')
})

test('what is typed is meant by the clock of the place', () => {
  assert.equal(instantIn('MYT', '2026-11-23T10:00'), '2026-11-23T02:00:00.000Z')
  assert.equal(instantIn('WIT', '2026-11-23T10:00'), '2026-11-23T01:00:00.000Z')
  assert.equal(instantIn('WIB', ''), '')
})

// Longitudes separate the three Indonesian time zones, except where a border follows provinces.
const easternmostOfWib = 114.5
const easternmostOfWita = 125.5

test('every region keeps the clock of its longitude', async () => {
  const folder = path.resolve(import.meta.dirname, '../../database/geography')
  const provinces = await readFile(path.join(folder, 'id_provinces.csv'), 'utf8')
  for (const row of provinces.trim().split('\n').slice(1)) {
    const [code = '', name = '', , , lon = ''] = row.split(',')
    const zone = Number(lon) < easternmostOfWib ? 'WIB' : Number(lon) < easternmostOfWita ? 'WITA' : 'WIT'
    assert.equal(zoneOfRegion(code), zone, name)
  }
  const states = await readFile(path.join(folder, 'my_states.csv'), 'utf8')
  for (const row of states.trim().split('\n').slice(1))
    assert.equal(zoneOfRegion(row.split(',')[0] ?? ''), 'MYT')
})

test('the clock of a device counts where it is one of ours, by whatever name', () => {
  const named = {
    'Asia/Kuching': 'MYT',
    'Asia/Pontianak': 'WIB',
    'Asia/Makassar': 'WITA',
    'Asia/Jayapura': 'WIT',
  }
  for (const [timeZone, zone] of Object.entries({ ...named, 'Europe/Paris': undefined })) {
    mock.method(Intl.DateTimeFormat.prototype, 'resolvedOptions', () => ({ timeZone }))
    assert.equal(zoneOfDevice(), zone)
    mock.restoreAll()
  }
})

const zones = ['MYT', 'WIB', 'WITA', 'WIT'] as const
const day_ms = 86_400_000
const wholeYear = Array.from(
  { length: 370 },
  (_, day) => Date.UTC(2027, 11, 25) + day * day_ms + day * 61_000,
)

test('every day and hour of a year reads as the browser would write it', () => {
  const day = { day: 'numeric', year: 'numeric' } as const
  for (const language of languages)
    for (const clock of [...zones, 'UTC'] as const) {
      const timeZone = clock === 'UTC' ? clock : timeZones[clock]
      const intl = (options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat(locales[language], { timeZone, ...options })
      const formats = [
        [{ weekday: 'long', month: 'long', hasYear: true }, intl({ ...day, weekday: 'long', month: 'long' })],
        [{ month: 'short', hasYear: true }, intl({ dateStyle: 'medium' })],
        [{ month: 'long', hasYear: true }, intl({ dateStyle: 'long' })],
        [{ weekday: 'short' }, intl({ weekday: 'short' })],
      ] as const
      for (const moment of wholeYear)
        for (const [style, format] of formats)
          assert.equal(styledDayIn(language, clock, new Date(moment), style), format.format(moment))
    }
})

test('so does a time, whatever the clock', () => {
  for (const zone of zones) {
    const intl = new Intl.DateTimeFormat('en-GB', { timeZone: timeZones[zone], timeStyle: 'short' })
    for (const moment of wholeYear) assert.equal(timeOnlyIn(zone, new Date(moment)), intl.format(moment))
  }
})

test('days from one to another say once what both share', () => {
  const range = (from: string, to: string) => dateRangeIn('my', { from, to }, 'medium')
  assert.equal(range('2026-12-04', '2026-12-04'), '4 Dis 2026')
  assert.equal(range('2026-12-04', '2026-12-09'), '4–9 Dis 2026')
  assert.equal(range('2026-11-28', '2026-12-04'), '28 Nov – 4 Dis 2026')
  assert.equal(range('2026-12-28', '2027-01-04'), '28 Dis 2026 – 4 Jan 2027')
})
