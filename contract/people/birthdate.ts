import { z } from 'zod'

export const birthdate = z.iso
  .date('error.birthdate_required')
  .refine(isPlausibleBirthdate, 'error.birthdate_invalid')

function isPlausibleBirthdate(date: string) {
  return date >= '1900-01-01' && date <= new Date().toISOString().slice(0, 10)
}
