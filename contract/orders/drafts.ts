import { z } from 'zod'
import type { CarriedType } from '../site/order-types.ts'
import { endpoint } from '../platform/endpoint.ts'

/** As JSON. Nobody types as much; whoever does is told so. */
export const longestDraft_characters = 40_000

const draft = z.record(z.string(), z.unknown())

/** Counts the saves of a person's draft; 0 before the first. */
const version = z.int32().min(0)

const storedDraft = z.object({ draft: draft.nullable(), version })
export type StoredDraft = z.infer<typeof storedDraft>

function draftCalls(path: string, what: string, noun: string) {
  return {
    read: endpoint({
      name: `read${noun}Draft`,
      areas: ['user'],
      method: 'GET',
      path,
      allow: 'signed_in',
      summary: `What I have entered so far for ${what}, on whatever device`,
      data: storedDraft,
    }),
    /** `draft_changed`: the version is not the newest any more; another window, or the order itself, was first. */
    save: endpoint({
      name: `save${noun}Draft`,
      areas: ['user'],
      method: 'PUT',
      path,
      allow: 'signed_in',
      largestBody_KiB: 256,
      mostEntries: 5000,
      summary: `Keep what I have entered so far for ${what}, on top of the version it began with`,
      refuses: ['draft_changed'],
      body: z.strictObject({ draft, version }),
      data: z.object({ version }),
    }),
  }
}

export type DraftCalls = ReturnType<typeof draftCalls>

export const draftCallsOf: Record<CarriedType, DraftCalls> = {
  shipment: draftCalls('/shipment/draft', 'a shipment', 'Shipment'),
  box_purchase: draftCalls('/purchase/draft', 'boxes', 'Purchase'),
}
