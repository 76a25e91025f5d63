import { z } from 'zod'
import type { Area, Endpoint } from './endpoint.ts'
import type { RefusalCode } from './refusals.ts'

/** All that a call can be refused with: what follows from its properties, and what it declares itself. */
export function refusalsOf(endpoint: Endpoint, area: Area) {
  const { method, params, gives, idempotency, refuses = [] } = endpoint
  const takesParams = params instanceof z.ZodObject && Object.keys(params.shape).length > 0
  return new Set<RefusalCode>([
    ...everywhere,
    ...(area === 'public' ? [] : ofCallers(endpoint)),
    ...(takesParams ? (['not_found'] as const) : []),
    ...(method === 'GET' ? [] : ofBodies(endpoint)),
    ...(idempotency ? ofKeys : []),
    ...(endpoint.mayAskProof ? (['too_many_requests', 'proof_of_work_required'] as const) : []),
    ...(gives === 'picture' ? (['storage_unavailable'] as const) : []),
    ...refuses,
  ])
}

const everywhere = [
  'invalid_input',
  'forbidden_key',
  'too_many_entries',
  'internal_error',
  'busy',
  'database_unavailable',
  'maintenance',
  'overloaded',
] as const

/** Keys of programs are counted before it is known what they may do. */
function ofCallers({ allow, beforePasskey, freshProof }: Endpoint): RefusalCode[] {
  return [
    'session_required',
    'scope_missing',
    'too_many_requests',
    ...(beforePasskey ? [] : (['passkey_required'] as const)),
    ...(Array.isArray(allow) ? (['forbidden'] as const) : []),
    ...(freshProof ? (['fresh_proof_required'] as const) : []),
  ]
}

function ofBodies({ takes, takesFields }: Endpoint): RefusalCode[] {
  return [
    'bad_request',
    'invalid_json',
    'too_deep',
    'body_too_large',
    'unsupported_media_type',
    'outcome_unknown',
    ...(takesFields ? (['length_required'] as const) : []),
    ...(takes === 'picture' ? ofPictures : []),
  ]
}

const ofPictures = [
  'picture_missing',
  'picture_too_large',
  'picture_too_many_pixels',
  'not_a_picture',
  'storage_full',
  'storage_unavailable',
] as const

const ofKeys = ['idempotency_key_missing', 'idempotency_key_invalid', 'idempotency_key_reused'] as const
