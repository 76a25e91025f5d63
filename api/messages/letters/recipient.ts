import { z } from 'zod'
import { countries, countryReading, type CountryCode } from '#contract/places/countries.ts'
import type { Language } from '#contract/platform/language.ts'
import { orderLetterOf, type OrderLetter } from '#contract/messages/letters.ts'
import { orderRules } from '#contract/site/order-types.ts'
import type { Facts } from './facts.ts'

interface Recipient {
  email: string
  name: string
  language: Language
  country: CountryCode
  is_owner: boolean
}

const address = z.email().max(254)

/** Whom a letter goes to: nobody when they are gone, do not want it, or have an invalid address. */
export function recipientOf(kind: OrderLetter, facts: Facts): Recipient | undefined {
  const { to, stop, type, holds, claim, first } = orderLetterOf(kind)
  if (type && type !== facts.type) return undefined
  if (holds && holds !== orderRules[facts.type].holds) return undefined
  if (claim && claim !== facts.claim_state) return undefined
  if ((first && facts.is_repeated) || facts.is_unsaid) return undefined
  const found = to === 'owner' ? ownerOf(facts) : receiverOf(facts)
  if (!found || !address.safeParse(found.email).success) return undefined
  return stop === 'choice' && facts.muted.includes(kind) ? undefined : found
}

function ownerOf({ owner_email, owner_name, owner_language, home_country }: Facts): Recipient | undefined {
  if (!owner_email || !owner_name) return undefined
  return {
    email: owner_email,
    name: owner_name,
    language: owner_language ?? 'id',
    country: home_country ?? countryReading(owner_language),
    is_owner: true,
  }
}

/** People who send to themselves already get the sender's letter. */
function receiverOf(facts: Facts): Recipient | undefined {
  const { receiver_email, receiver_name, receiver_language, receiver_country, owner_email } = facts
  if (!receiver_email || !receiver_name || !receiver_country) return undefined
  if (receiver_email.toLowerCase() === owner_email) return undefined
  return {
    email: receiver_email,
    name: receiver_name,
    language: receiver_language ?? countries[receiver_country].language,
    country: receiver_country,
    is_owner: false,
  }
}
