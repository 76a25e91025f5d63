import { refusalsOf } from '#contract/platform/call-refusals.ts'
import { proofDemanded, proofHeader, proofLifetime_s } from '#contract/platform/proof-of-work.ts'
import { refusals, type RefusalCode } from '#contract/platform/refusals.ts'
import { Shared } from './openapi-shared.ts'
import type { Answer } from './openapi-types.ts'
import type { Served } from './serve.ts'

interface Group {
  status: string
  words: RefusalCode[]
}

/** The refusals of calls by status. */
export class RefusalResponses {
  readonly #shared = new Shared<Answer>('responses')
  readonly components = this.#shared.components

  constructor(served: readonly Served[]) {
    for (const call of served) for (const group of groupsOf(call)) this.#shared.count(asResponse(group))
  }

  of(call: Served) {
    return Object.fromEntries(
      groupsOf(call).map((group) => [group.status, this.#shared.at(asResponse(group), group.status)]),
    )
  }
}

/** What many calls share and no caller handles separately is one group, and so are our own failures. */
function groupsOf({ endpoint, area }: Served): Group[] {
  const byStatus = Map.groupBy(refusalsOf(endpoint, area), (word) => {
    const { status } = refusals[word]
    if (status >= 500) return '5XX'
    // Beside a proof of work, waiting is one of two ways on.
    const isChoice = endpoint.mayAskProof && word === 'too_many_requests'
    return routine.has(word) && !isChoice ? '4XX' : String(status)
  })
  return [...byStatus].map(([status, words]) => ({ status, words: words.toSorted() }))
}

const routine = new Set<RefusalCode>([
  'length_required',
  'body_too_large',
  'unsupported_media_type',
  'idempotency_key_reused',
  'too_many_requests',
])

const retryAfter = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }

function asResponse({ status, words }: Group): Answer {
  const code_message = { enum: words }
  return {
    description: words.map((word) => `\`${word}\`: ${refusals[word].means}`).join('. '),
    ...(words.includes('too_many_requests') || status === '5XX' ? { headers: retryAfter } : {}),
    content: {
      'application/json': {
        schema: {
          allOf: [{ $ref: '#/components/schemas/Refusal' }, { properties: { code_message } }],
        },
      },
    },
  }
}

export const headers = {
  RetryAfter: { description: 'Seconds to wait', schema: { type: 'integer' } },
}

export const proofDescription = `Only after a refusal ${proofDemanded}. Count a nonce up from 0 until the SHA-256 of the ASCII text challenge.nonce begins with as many zero bits as details.difficulty says, and repeat the call within ${proofLifetime_s} seconds with that text in the header ${proofHeader}. It is good for this call, account and network, once.`

export const refusalSchema = {
  type: 'object',
  required: ['code', 'code_message'],
  properties: {
    code: { type: 'integer', description: 'The HTTP status; 403 with HTTP 401 when the session has ended' },
    code_message: { type: 'string', description: 'A word that never changes its meaning' },
    request_id: { type: 'string', format: 'uuid' },
    errors: {
      type: 'array',
      description: 'The fields that are wrong, with invalid_input',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
    details: {
      type: 'object',
      description: 'Facts that help, such as the new price',
      additionalProperties: true,
    },
  },
}
