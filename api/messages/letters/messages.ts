import type { z } from 'zod'
import { optionalLetters } from '#contract/messages/letters.ts'
import { changeMessageChoices, readMessageChoices, unsubscribe } from '#contract/messages/messages.ts'
import type { Language } from '#contract/platform/language.ts'
import type { Db } from '../../platform/database.ts'
import { Refusal } from '../../platform/errors.ts'
import type { App } from '../../platform/serve.ts'
import { transaction } from '../../platform/transaction.ts'
import { officeLetterRoutes } from './office-letters.ts'
import { keepUnsubscribed, readUnsubscribeToken } from './unsubscribed.ts'

type KeepLanguage = (tx: Db, user_id: string, language: Language) => Promise<unknown>

export function messageRoutes(app: App, keepLanguage: KeepLanguage) {
  app.serve(readMessageChoices, async ({ user }) => ({ choices: await choicesOf(app.db, user.id) }))
  app.serve(changeMessageChoices, ({ user, body }) =>
    transaction(app.db, async (tx) => {
      await keepLanguage(tx, user.id, body.language)
      return keepChoices(tx, user.id, body)
    }),
  )
  app.serve(unsubscribe, async ({ body }) => {
    await unsubscribeBy(app, body.token)
    return {}
  })
  oneClickRoute(app)
  officeLetterRoutes(app)
}

export async function choicesOf(db: Db, user_id: string) {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('message_choices as c', 'c.user_id', 'u.id')
    .select(['u.language', 'c.muted'])
    .where('u.id', '=', user_id)
    .executeTakeFirstOrThrow()
  const muted = row.muted ?? []
  return { language: row.language, muted: optionalLetters.filter((kind) => muted.includes(kind)) }
}

async function keepChoices(tx: Db, user_id: string, choices: z.output<typeof changeMessageChoices.body>) {
  await tx
    .insertInto('message_choices')
    .values({ user_id, muted: choices.muted })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ muted: choices.muted }))
    .execute()
  return { choices }
}

async function unsubscribeBy(app: App, token: string) {
  const hash = readUnsubscribeToken(app.keys, token)
  if (!hash) throw new Refusal('not_found')
  await keepUnsubscribed(app.db, hash)
}

/** What a mail program posts to on its own; the page of the same address is for people and only shows a button. */
function oneClickRoute(app: App) {
  void app.http.register(async (scope) => {
    // What it posts says nothing; the address does.
    scope.removeContentTypeParser('application/x-www-form-urlencoded')
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => ({}))
    scope.post<{ Querystring: { token?: string } }>('/unsubscribe', async ({ query }, reply) => {
      await app.watch.whileUp(() => unsubscribeBy(app, typeof query.token === 'string' ? query.token : ''))
      return reply.status(200).type('text/plain').send('OK')
    })
  })
}
