import { parsePhoneNumberWithError } from 'libphonenumber-js/core'
import { z } from 'zod'
import { countries, countryCodes, usualWay, type CountryCode } from './countries.ts'
import { countryCode } from './geography.ts'
import { phonePlans } from './phone-plans.ts'

/** The form takes digits only; with the country they become E.164, or undefined when no such number can exist. */
export function toE164(digits: string, country: CountryCode) {
  try {
    const parsed = parsePhoneNumberWithError(digits, country, phonePlans)
    return parsed.isValid() ? parsed.number : undefined
  } catch {
    return undefined
  }
}

/** How a stored number goes back into the form. */
export function fromE164(number: string): { phone: string; phone_country: CountryCode } {
  const country = countryCodes.find((code) => number.startsWith(countries[code].callingCode)) ?? usualWay.from
  return { phone: nationally(number).replaceAll(/\D/g, ''), phone_country: country }
}

/** One of a country that we no longer know stays as it is; the form then says that it does not fit. */
function nationally(number: string) {
  try {
    return parsePhoneNumberWithError(number, phonePlans).formatNational()
  } catch {
    return number
  }
}

export const phoneFields = {
  phone: z
    .string()
    .min(1, 'error.phone_required')
    .regex(/^\d{5,15}$/, 'error.phone_invalid'),
  phone_country: countryCode,
}

/** For schemas that hold `phoneFields`: the number must exist in its country. */
export function hasRealPhone({ phone, phone_country }: { phone: string; phone_country: CountryCode }) {
  return toE164(phone, phone_country) !== undefined
}

export const phoneIsWrong = { path: ['phone'], error: 'error.phone_invalid' }
