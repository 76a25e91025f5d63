import type { CountryCode } from '#contract/places/countries.ts'
import { borneoDays, indonesianDays, internationalDays, malaysianDays, type Days } from '../days.ts'

export interface ZoneRow {
  zone: string
  /** Between here and the other country: for Malaysia counted to Jakarta, for Indonesia to the Peninsula. */
  across: Days
  /** From the Peninsula, or from Jakarta. */
  within: Days
}

const [jakarta] = internationalDays
const [peninsula, , sabah, sarawak, labuan] = malaysianDays

export const zones = {
  MY: [
    { zone: 'MYP', across: jakarta, within: peninsula },
    { zone: 'MYS', across: borneoDays, within: sabah },
    { zone: 'MYQ', across: borneoDays, within: sarawak },
    { zone: 'MYL', across: borneoDays, within: labuan },
  ],
  ID: [
    { zone: 'ID1', across: internationalDays[0], within: indonesianDays[0] },
    { zone: 'ID2', across: internationalDays[1], within: indonesianDays[1] },
    { zone: 'ID3', across: internationalDays[2], within: indonesianDays[2] },
    { zone: 'ID4', across: internationalDays[3], within: indonesianDays[3] },
    { zone: 'ID5', across: internationalDays[4], within: indonesianDays[4] },
  ],
} as const satisfies Record<CountryCode, readonly ZoneRow[]>
