import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { keyScopes } from '../platform/key-scopes.ts'
import { nextCursor, pageQuery, timestamp } from '../platform/paging.ts'

export const keyStart = 'sbk_live_'
export const mostKeys = 20
/** How long a key may be good for. */
export const keyLives_days = [30, 90, 365] as const

const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** The beginning, which tells which one it is; the rest was shown once. */
  prefix: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  created_at: timestamp,
  expires_at: timestamp,
  last_used_at: timestamp.nullable(),
  revoked_at: timestamp.nullable(),
  is_expired: z.boolean(),
})
export type ApiKey = z.input<typeof apiKey>

export const listApiKeys = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/api-key',
  allow: 'signed_in',
  summary: 'My keys, newest first',
  query: pageQuery,
  data: z.object({ api_key_data: z.array(apiKey), next_cursor: nextCursor }),
})

export const newApiKey = z.strictObject({
  name: z.string().trim().min(1, 'error.name_required').max(60, 'error.too_long'),
  scopes: z
    .array(z.enum(keyScopes))
    .min(1, 'error.scope_required')
    .max(keyScopes.length, 'error.too_long')
    .refine((scopes) => new Set(scopes).size === scopes.length, 'error.invalid'),
  expires_in_days: z.literal([...keyLives_days], 'error.expiry_required'),
})

export const createApiKey = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/api-key',
  allow: 'signed_in',
  freshProof: true,
  summary: 'Make a key; it is shown this once',
  refuses: ['too_many_keys'],
  body: newApiKey,
  data: z.object({ api_key: apiKey, key: z.string() }),
})

export const revokeApiKey = endpoint({
  areas: ['user'],
  method: 'DELETE',
  path: '/api-key/:id',
  allow: 'signed_in',
  freshProof: true,
  summary: 'End a key at once',
  params: z.strictObject({ id: z.uuid() }),
})
