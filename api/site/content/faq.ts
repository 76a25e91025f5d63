import { addFaqEntry, changeFaqEntry, hideQuestion, readFaq } from '#contract/site/content.ts'
import { faqFields } from '#contract/site/content-shapes.ts'
import type { z } from 'zod'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import type { App } from '../../platform/serve.ts'
import { transaction } from '../../platform/transaction.ts'

export function faqRoutes(app: App) {
  app.serve(readFaq, async () => {
    const { faq_data, hidden } = await faqOf(app.db)
    return { faq_data: faq_data.filter(({ is_active }) => is_active), hidden }
  })
  app.serve(addFaqEntry, ({ user, body, once }) =>
    once(async (tx) => {
      const { id } = await tx
        .insertInto('faq_entries')
        .values(columnsOf(body))
        .returning('id')
        .executeTakeFirstOrThrow()
      await record(tx, { name: 'faq_added', subject_id: id, actor_id: user.id, data: { after: body } })
      return { faq: { id, ...body } }
    }),
  )
  app.serve(changeFaqEntry, ({ user, params, body }) =>
    transaction(app.db, (tx) => change(tx, user.id, params.id, body)),
  )
  app.serve(hideQuestion, async ({ user, params, body }) => {
    await transaction(app.db, (tx) => hide(tx, user.id, params.key, body.is_hidden))
    return {}
  })
}

async function change(tx: Db, admin_id: string, id: string, after: z.output<typeof faqFields>) {
  const before = await tx
    .selectFrom('faq_entries')
    .select(['question', 'answer', 'is_active'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw notFound()
  await tx.updateTable('faq_entries').set(columnsOf(after)).where('id', '=', id).execute()
  await record(tx, { name: 'faq_changed', subject_id: id, actor_id: admin_id, data: { before, after } })
  return { faq: { id, ...after } }
}

async function hide(tx: Db, admin_id: string, key: string, is_hidden: boolean) {
  await (is_hidden
    ? tx
        .insertInto('hidden_questions')
        .values({ key })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    : tx.deleteFrom('hidden_questions').where('key', '=', key).execute())
  await record(tx, { name: 'faq_changed', actor_id: admin_id, data: { question: key, after: { is_hidden } } })
}

export async function faqOf(db: Db) {
  const [rows, hidden] = await Promise.all([
    db.selectFrom('faq_entries').selectAll().orderBy('id').execute(),
    db.selectFrom('hidden_questions').select('key').orderBy('key').execute(),
  ])
  return {
    faq_data: rows.map(({ id, is_active, ...words }) => ({
      id,
      is_active,
      question: faqFields.shape.question.parse(words.question),
      answer: faqFields.shape.answer.parse(words.answer),
    })),
    hidden: hidden.map(({ key }) => key),
  }
}

function columnsOf({ question, answer, is_active }: z.output<typeof faqFields>) {
  return { question: JSON.stringify(question), answer: JSON.stringify(answer), is_active }
}
