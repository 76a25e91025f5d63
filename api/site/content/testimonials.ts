import type { z } from 'zod'
import { addTestimonial, changeTestimonial, listContent, listTestimonials } from '#contract/site/content.ts'
import type { Testimonial, testimonialFields } from '#contract/site/content-shapes.ts'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import type { App } from '../../platform/serve.ts'
import { transaction } from '../../platform/transaction.ts'
import { faqOf } from './faq.ts'

const mostShown = 6

export function testimonialRoutes(app: App) {
  app.serve(listTestimonials, async () => {
    const active = testimonials(app.db).where('is_active', '=', true)
    return { testimonial_data: await active.limit(mostShown).execute() }
  })
  app.serve(listContent, async () => {
    const [faq, testimonial_data] = await Promise.all([faqOf(app.db), testimonials(app.db).execute()])
    return { ...faq, testimonial_data }
  })
  app.serve(addTestimonial, ({ user, body, once }) =>
    once(async (tx) => {
      const testimonial = await tx
        .insertInto('testimonials')
        .values(body)
        .returningAll()
        .executeTakeFirstOrThrow()
      await record(tx, { name: 'testimonial_added', subject_id: testimonial.id, actor_id: user.id })
      return { testimonial }
    }),
  )
  app.serve(changeTestimonial, ({ user, params, body }) =>
    transaction(app.db, (tx) => change(tx, user.id, params.id, body)),
  )
}

async function change(tx: Db, admin_id: string, id: string, body: z.output<typeof testimonialFields>) {
  const row = tx.selectFrom('testimonials').selectAll().where('id', '=', id).forUpdate()
  const before = await row.executeTakeFirst()
  if (!before) throw notFound()
  const testimonial = await tx
    .updateTable('testimonials')
    .set(body)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const data = changesIn(before, testimonial)
  await record(tx, { name: 'testimonial_changed', subject_id: id, actor_id: admin_id, data })
  return { testimonial }
}

/** Names and words of customers are erased one day, and the log never is: it says which of them changed. */
function changesIn(before: Testimonial, after: Testimonial) {
  return {
    changed: (['said_by', 'place', 'language', 'words'] as const).filter(
      (name) => before[name] !== after[name],
    ),
    before: { is_active: before.is_active },
    after: { is_active: after.is_active },
  }
}

function testimonials(db: Db) {
  return db.selectFrom('testimonials').selectAll().orderBy('id', 'desc')
}
