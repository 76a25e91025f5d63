import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Testimonial } from '#contract/content.ts'
import { locales } from '#contract/language.ts'

/** In the words and the language of those who said it; nothing stands here until a customer has said something. */
export function TestimonialsBlock() {
  const { t } = useTranslation()
  const said = useTestimonials()
  if (said.length === 0) return null
  return (
    <section id="testimonials" className="wrap mb-16 grid gap-6 md:mb-20">
      <h2 className="text-2xl">{t('home.testimonials.heading')}</h2>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {said.map(({ id, said_by, place, language, words }) => (
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

/** Asked for at once, long before anybody has come this far down: what stands below must not jump. */
function useTestimonials() {
  const [said, setSaid] = useState<Testimonial[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    fetch('/api/v1/testimonial', { signal: leaving.signal })
      .then((reply): Promise<{ data?: { testimonial_data: Testimonial[] } }> => reply.json())
      .then(({ data }) => setSaid(data?.testimonial_data ?? []))
      .catch(() => undefined)
    return () => leaving.abort()
  }, [])
  return said
}
