import { z } from 'zod'
import type { KeyScope } from './key-scopes.ts'
import type { RefusalCode } from './refusals.ts'
import type { Role } from './roles.ts'

/** public: /api/v1 · user: /api/user/v1 · staff: /api/staff/v1 */
export type Area = 'public' | 'user' | 'staff'
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call: everybody, whoever is signed in, or the named roles. There is no default. */
export type Allow = 'anyone' | 'signed_in' | readonly Role[]

const nothing = z.strictObject({})
type Nothing = typeof nothing

interface Description<A extends Allow> {
  areas: readonly Area[]
  method: Method
  path: string
  allow: A
  summary: string
  /** Its own refusals; those that follow from its other properties are derived (`refusalsOf`). */
  refuses?: readonly RefusalCode[]
  /** For calls that are not exported by a name of their own: that name is what strangers call it. */
  name?: string
  /** 'required' for every POST that creates or pays; 'optional' for the calls documented without a key. */
  idempotency?: 'required' | 'optional'
  /** Asks that the person has proven within the last minutes, in this session, who they are. */
  freshProof?: true
  /** Open also to somebody whose role needs a passkey and who has none yet. */
  beforePasskey?: true
  /** Keys of programs with this scope may call too, in the user area; without a scope no key ever may. */
  scope?: KeyScope
  /** Where many callers share a limit: over it the call asks for a proof of work (429 `proof_of_work_required`). */
  mayAskProof?: true
  /** In KiB; more is refused before anything of it is parsed. 8 unless said otherwise. */
  largestBody_KiB?: number
  /** Values with those inside lists and objects; more are refused before anything is parsed. 512 unless said otherwise. */
  mostEntries?: number
  /** The fields may come as form data as well, nested like `box_detail[qty]`. */
  takesFields?: true
  /** Form data with one picture, or the text of a table, in place of a JSON body. */
  takes?: 'picture' | 'csv'
  /** A file in place of the JSON answer, or server-sent events of which each is shaped like `data`; refusals stay JSON. */
  gives?: 'picture' | 'pdf' | 'csv' | 'events'
}

interface Shapes<P, Q, B, D> {
  params?: P
  query?: Q
  body?: B
  data?: D
}

export interface Endpoint<
  A extends Allow = Allow,
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  D extends z.ZodType = z.ZodType,
> extends Description<A> {
  params: P
  query: Q
  body: B
  data: D
}

/** One description drives validation, reply filtering, permission, the OpenAPI document and the typed client. */
export function endpoint<
  const A extends Allow,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
  D extends z.ZodType = Nothing,
>(description: Description<A> & Shapes<P, Q, B, D>): Endpoint<A, P, Q, B, D>
export function endpoint(
  description: Description<Allow> & Shapes<z.ZodType, z.ZodType, z.ZodType, z.ZodType>,
): Endpoint {
  return { params: nothing, query: nothing, body: nothing, data: nothing, ...description }
}

const usualBody_KiB = 8

export function largestBody_bytes({
  largestBody_KiB = usualBody_KiB,
}: Pick<Description<Allow>, 'largestBody_KiB'>) {
  return largestBody_KiB * 1024
}

const usualEntries = 512

export function mostEntriesOf({ mostEntries = usualEntries }: Pick<Description<Allow>, 'mostEntries'>) {
  return mostEntries
}

const prefixes = { public: '/api/v1', user: '/api/user/v1', staff: '/api/staff/v1' } as const

export function pathIn(area: Area, path: string) {
  return prefixes[area] + path
}

/** What the caller sends: money is still ringgit, page limits still text. */
export interface Input<E extends Endpoint> {
  params: z.input<E['params']>
  query: z.input<E['query']>
  body: z.input<E['body']>
}

/** What the caller receives. */
export type Data<E extends Endpoint> = z.input<E['data']>
