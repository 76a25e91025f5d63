import { z } from 'zod'
import { calendarDate } from '../platform/calendar-date.ts'
import { endpoint } from '../platform/endpoint.ts'
import { countryCode } from './geography.ts'
import { officeRoles } from '../platform/roles.ts'

const day = calendarDate('error.day_required')

export const holiday = z.strictObject({
  country: z.enum(countryCode.options, 'error.country_required'),
  date: day,
  label: z.string().trim().min(1, 'error.required').max(120, 'error.too_long'),
})

const kept = z.object({
  ...holiday.shape,
  /** The moon or a decree decides: to be checked when the day is near. */
  is_estimated: z.boolean(),
})
export type Holiday = z.infer<typeof kept>

export const listHolidays = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/holiday',
  allow: officeRoles,
  summary: 'Days without visits, from today on',
  data: z.object({ holiday_data: z.array(kept) }),
})

export const putHoliday = endpoint({
  areas: ['staff'],
  method: 'PUT',
  path: '/holiday',
  allow: officeRoles,
  summary: 'A day on which a country does not work; the same day again changes its name',
  body: holiday,
  data: z.object({ holiday: kept }),
})

export const countVisits = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/holiday/:country/:date/visits',
  allow: officeRoles,
  summary: 'How many visits are booked on a day that may become a holiday',
  params: z.strictObject({ country: countryCode, date: day }),
  data: z.object({ visits: z.int() }),
})

export const removeHoliday = endpoint({
  areas: ['staff'],
  method: 'DELETE',
  path: '/holiday/:country/:date',
  allow: officeRoles,
  summary: 'A working day after all',
  params: z.strictObject({ country: countryCode, date: day }),
})
