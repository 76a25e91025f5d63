import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { nextCursor, pageQuery, timestamp } from '../platform/paging.ts'
import { rateCard } from './rate-card.ts'
import { officeRoles } from '../platform/roles.ts'

const cardRow = z.object({
  id: z.string(),
  version: z.int(),
  valid_from: timestamp,
  state: z.enum(['in_force', 'to_come', 'past']),
})
export type RateCardRow = z.input<typeof cardRow>

export const listRateCards = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/rate-card',
  allow: officeRoles,
  summary: 'All rate cards, the newest first; those to come too',
  query: pageQuery,
  data: z.object({ card_data: z.array(cardRow), next_cursor: nextCursor }),
})

export const readRateCard = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/rate-card/:id',
  allow: officeRoles,
  summary: 'One rate card with all its prices, in sen',
  params: z.strictObject({ id: z.uuid() }),
  data: z.object({ rate_card: z.object({ ...cardRow.shape, card: rateCard }) }),
})

export const addRateCard = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/rate-card',
  allow: officeRoles,
  largestBody_KiB: 64,
  mostEntries: 4096,
  idempotency: 'required',
  summary:
    'A new rate card from a day on; cards are only ever added, orders keep the one they were priced by',
  refuses: ['rate_card_newer'],
  body: z.strictObject({
    card: rateCard,
    /** null: at once */
    valid_from: timestamp.nullable(),
    /** The newest card that was seen; whoever did not see a newer one looks again. */
    base_version: z.int32(),
  }),
  data: z.object({ rate_card: cardRow }),
})
