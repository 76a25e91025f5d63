import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { challengeLife_s } from '#contract/people/passkeys.ts'
import type { Db } from '../../platform/database.ts'

interface Purpose {
  purpose: 'sign_in' | 'add' | 'proof'
  /** Of whoever is signed in already. */
  session_id: string | null
}

/** 256 random bits that are good once, for one purpose and session, for a few minutes by the database's clock. */
export async function makeChallenge(db: Db, { purpose, session_id }: Purpose) {
  const bytes = new Uint8Array(randomBytes(32))
  const challenge = Buffer.from(bytes).toString('base64url')
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge,
      purpose,
      session_id,
      expires_at: sql<Date>`now() + make_interval(secs => ${challengeLife_s})`,
    })
    .execute()
  return bytes
}

// Signing for a page inside of somebody else's is refused too.
const clientData = z.object({ challenge: z.string(), crossOrigin: z.literal(false).optional() })

/** Takes the challenge that was signed out of the table before anything is verified: whatever comes of it, it was used. */
export async function takeChallenge(db: Db, clientDataJSON: string, { purpose, session_id }: Purpose) {
  const challenge = challengeIn(clientDataJSON)
  if (!challenge) return undefined
  const { rows } = await sql<{ challenge: string }>`
    delete from passkey_challenges where challenge = ${challenge} and purpose = ${purpose}
      and session_id is not distinct from ${session_id}::uuid and expires_at > now()
    returning challenge`.execute(db)
  return rows[0]?.challenge
}

function challengeIn(clientDataJSON: string) {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    return clientData.safeParse(said).data?.challenge
  } catch {
    return undefined
  }
}

export function sweepChallengesJob({ db }: { db: Db }) {
  return {
    name: 'sweep_challenges',
    every: '*/10 * * * *',
    work: async () => {
      await sql`delete from passkey_challenges where expires_at < now()`.execute(db)
    },
  }
}
