import type { FastifyRequest } from 'fastify'
import type { Area, Endpoint } from '#contract/platform/endpoint.ts'
import type { Caller, Callers } from './caller.ts'
import type { DatabaseWatch } from './database-watch.ts'
import { deadSession, forbidden, Refusal } from './errors.ts'
import type { FairShare } from './fair-share.ts'
import { networkOf } from './visitor.ts'

/** What it takes to find out who calls. */
export interface Identifying {
  callers: Callers
  watch: DatabaseWatch
  /** For what takes a connection. */
  inShare: FairShare
  /** For what is asked together with others. */
  inSharedStatement: FairShare
}

interface Identified {
  user?: Caller
  waited_ms?: number
}

const identified = new WeakMap<FastifyRequest, Identified>()

/** Before the body: whoever may not call has nothing parsed. */
export function whoCalls(parts: Identifying, area: Area, endpoint: Endpoint) {
  return async (request: FastifyRequest) => {
    const began = performance.now()
    const user = await parts.watch.whileUp(() => identify(parts, area, endpoint, request))
    identified.set(request, { user, waited_ms: performance.now() - began })
  }
}

/** Nobody where anyone may call. */
export function callerOf(request: FastifyRequest): Identified {
  return identified.get(request) ?? {}
}

const bearer = /^Bearer ([\w-]{20,200})$/

async function identify(
  { callers, inShare, inSharedStatement }: Identifying,
  area: Area,
  { allow, scope, beforePasskey }: Endpoint,
  request: FastifyRequest,
) {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1]
  if (!token) throw deadSession()
  const asking = { network: networkOf(request.ip), caller: token }
  if (callers.isKey(token))
    return inShare(asking, () => callers.byKey(token, area === 'user' ? scope : undefined))
  const found = await inSharedStatement(asking, () => callers.bySession(token))
  if (!found) throw deadSession()
  const { caller, is_unextended } = found
  if (is_unextended) await inShare(asking, () => callers.extend(caller.session_id))
  if (caller.owes_passkey && !beforePasskey) throw new Refusal('passkey_required')
  if (Array.isArray(allow) && !allow.includes(caller.role)) throw forbidden()
  return caller
}
