import { useEffect } from 'react'
import { listKnownPeople } from '#contract/orders/known-people.ts'
import { isStaff } from '#contract/platform/roles.ts'
import { fromE164 } from '#contract/places/phone.ts'
import { useStoredUser } from '../../platform/stored-user.ts'
import { answers, useAnswer } from '../../platform/use-call.ts'

export type OwnContactValues = { name: string; email: string } & ReturnType<typeof fromE164>

/**
 * What the account knows of whoever orders; an order does not wait for it where it can't be had. Whoever works here orders
 * for others, and fills in with a press what is theirs.
 */
export function useOwnContact() {
  const user = useStoredUser()
  const isAsked = user !== null && !isStaff(user.role)
  const { data, isError } = useAnswer(listKnownPeople, {}, isAsked)
  // An order that was placed meanwhile adds to it.
  useEffect(() => () => answers.removeQueries({ queryKey: [listKnownPeople.path] }), [])
  return {
    contact: data && contactOf(data.own),
    /** With whom they sent before. */
    people: data?.person_data ?? [],
    isSettled: !isAsked || data !== undefined || isError,
  }
}

export function contactOf({ name, email, phone }: { name: string; email: string; phone: string }) {
  return { name, email, ...fromE164(phone) } satisfies OwnContactValues
}

/** A party of whom nothing is said yet may be whoever orders. */
export function hasContact({ name, email, phone }: Pick<OwnContactValues, 'name' | 'email' | 'phone'>) {
  return name !== '' && email !== '' && phone !== ''
}
