import { useTranslation } from 'react-i18next'
import { listTestimonials } from '#contract/content.ts'
import { locales } from '#contract/language.ts'
import { useAnswer } from '../../use-call.ts'

/** In the words and the language of those who said it. */
export function Testimonials() {
  const { t } = useTranslation()
  const { data } = useAnswer(listTestimonials)
  if (!data || data.testimonial_data.length === 0) return null
  return (
    <section id="testimonials" className="wrap mb-16 grid gap-6 md:mb-20">
      <h2 className="text-2xl">{t('home.testimonials.heading')}</h2>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {data.testimonial_data.map(({ id, said_by, place, language, words }) => (
          <li key={id}>
            <figure className="border-line bg-surface grid h-full content-between gap-4 rounded-box border p-5">
              <blockquote lang={locales[language]} className="wrap-break-word">
                {words}
              </blockquote>
              <figcaption className="text-muted">
                {said_by}, {place}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
