import type { EventName } from '#contract/platform/events.ts'

/** Where the codes of most events have their words; what has none was written by a person and is told as it is. */
const wordsOfMost = [
  'audit.values',
  'tracking.events',
  'people.roles',
  'ui.country',
  'office_parcels.reasons',
  'work.reasons',
  'office_parcels.send_back.reasons',
  'office_parcels.cancel.reasons',
  'office_vouchers.reasons',
  'shipment_success.reasons',
  'letter_names',
  'shipment.add_on',
  'office.passports.lanes',
]

/** The same code means something else in other places. */
const wordsOfSome = new Map<string, readonly string[]>(
  Object.entries({
    agent_rejected: ['agents.reasons'],
    agent_document_viewed: ['agents.documents'],
    claim_declined: ['claim_reasons'],
    identity_shown: ['office_identity.reasons'],
    refunds_exported: ['office_refunds'],
    refund_owed: ['office_refunds.kinds'],
    refund_paid: ['office_refunds.kinds'],
    refund_paid_in_cash: ['office_refunds.kinds'],
    refund_taken_back: ['office_refunds.kinds', 'office_refunds.back.reasons'],
  } as const satisfies Partial<Record<EventName, readonly string[]>>),
)

/** Its own first. */
export function wordsOf(event: string) {
  return [...(wordsOfSome.get(event) ?? []), ...wordsOfMost]
}
