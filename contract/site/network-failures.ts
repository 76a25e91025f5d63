import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'

const mostFailures = 20

const failure = z.strictObject({
  /** The call as it is described, `GET /tracking/:number`: never the address with what somebody put in. */
  call: z
    .string()
    .max(120)
    .regex(/^(GET|POST|PUT|PATCH|DELETE) \/[\w/:.-]*$/),
  /** Nothing came back, or something that is no answer of ours. */
  kind: z.enum(['no_answer', 'no_envelope']),
  /** The same call failing again and again is one entry. */
  times: z.int().min(1).max(10_000),
  /** How long ago the last one was, and how long that one took to fail. */
  ago_s: z.int().min(0).max(604_800),
  took_ms: z.int().min(0).max(3_600_000),
})
export type NetworkFailure = z.infer<typeof failure>

export const reportNetworkFailures = endpoint({
  areas: ['public'],
  method: 'POST',
  path: '/network-failure',
  allow: 'anyone',
  summary: 'What a browser could not reach, told once the network is back; nothing about anybody',
  refuses: ['too_many_requests'],
  body: z.strictObject({ failures: z.array(failure).min(1).max(mostFailures) }),
  data: z.object({ noted: z.int() }),
})
