import type { MetadataJson } from 'libphonenumber-js/core'
import plans from 'libphonenumber-js/min/metadata'
import { countryCodes } from './countries.ts'

/**
 * How numbers are made in the countries that we serve. Those of all others would be three quarters of what the library
 * weighs; the build leaves them out of what browsers get (`commands/build/phone-plans.ts`).
 */
export const phonePlans = ownPlans(plans)

export function ownPlans(all: MetadataJson): MetadataJson {
  const countries = Object.entries(all.countries).filter(([code]) => isOwn(code))
  const callingCodes = Object.entries(all.country_calling_codes).flatMap(([callingCode, codes]) => {
    const own = codes.filter(isOwn)
    return own.length > 0 ? [[callingCode, own] as const] : []
  })
  return {
    ...all,
    countries: Object.fromEntries(countries),
    country_calling_codes: Object.fromEntries(callingCodes),
    nonGeographic: {},
  }
}

function isOwn(code: string) {
  return countryCodes.some((own) => own === code)
}
