import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { usualWay } from '#contract/places/countries.ts'
import type { agentApplication } from '#contract/people/agents.ts'
import { nowhere } from '../../parts/places/use-places.ts'
import type { Unfilled } from '../../platform/form.ts'

export type Values = Unfilled<z.input<typeof agentApplication>>
export type Filled = z.output<typeof agentApplication>
export type ApplicationForm = UseFormReturn<Values, unknown, Filled>

const weekday: [string, string] = ['09:00', '18:00']

export function emptyApplication(): Values {
  return {
    name: '',
    email: '',
    phone: '',
    phone_country: usualWay.from,
    label: '',
    ...nowhere,
    hours: { 1: weekday, 2: weekday, 3: weekday, 4: weekday, 5: weekday, 6: ['09:00', '13:00'] },
    offers: ['drop_off'],
    years_in_business: undefined,
    about: '',
    registration_number: '',
    registration_picture_id: '',
    counter_picture_id: '',
    identity_picture_id: '',
    consent: false,
    draft_secret: hex(crypto.getRandomValues(new Uint8Array(32))),
    more_remarks: '',
  }
}

/** Pictures are sent under the hash; the secret itself goes with the application alone. */
export async function hashOf(secret: string) {
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

function hex(bytes: Uint8Array) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const key = 'agent-application'

// A phone that opens its camera may forget the page meanwhile; the tab remembers, and nobody after it.
export function keepApplication(values: unknown) {
  sessionStorage.setItem(key, JSON.stringify(values))
}

export function forgetApplication() {
  sessionStorage.removeItem(key)
}

export function keptApplication(): Partial<Values> | undefined {
  try {
    const kept: Partial<Values> | null = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (!kept) return undefined
    return { ...kept, years_in_business: kept.years_in_business ?? undefined }
  } catch {
    return undefined
  }
}
