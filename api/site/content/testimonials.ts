import { addTestimonial, changeTestimonial, listContent, listTestimonials } from '#contract/site/content.ts'
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
    transaction(app.db, async (tx) => {
      const testimonial = await tx
        .updateTable('testimonials')
        .set(body)
        .where('id', '=', params.id)
        .returningAll()
        .executeTakeFirst()
      if (!testimonial) throw notFound()
      await record(tx, { name: 'testimonial_changed', subject_id: params.id, actor_id: user.id })
      return { testimonial }
    }),
  )
}

function testimonials(db: Db) {
  return db.selectFrom('testimonials').selectAll().orderBy('id', 'desc')
}
