import type { Testimonial } from '#contract/site/content-shapes.ts'
import { locales } from '#contract/platform/language.ts'
import { Arriving } from './Arriving.tsx'
import { useWords } from '../../platform/words.ts'

interface Answer {
  testimonial_data: Testimonial[]
}

export function TestimonialsBlock() {
  return (
    <Arriving<Answer> path="/testimonial">
      {({ testimonial_data }) => (testimonial_data.length > 0 ? <Said said={testimonial_data} /> : null)}
    </Arriving>
  )
}

/** In the words and the language of those who said it. */
function Said({ said }: { said: readonly Testimonial[] }) {
  const { t } = useWords()
  return (
    <section id="testimonials" className="wrap mb-16 grid grid-cols-1 gap-6 md:mb-20">
      <h2 className="text-2xl">{t('home.testimonials.heading')}</h2>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
        {said.map(({ id, said_by, place, language, words }) => (
          <li key={id}>
            <figure className="border-line bg-surface grid h-full grid-cols-1 content-between gap-4 rounded-box border p-5">
              <blockquote lang={locales[language]} className="wrap-break-word">
                {words}
              </blockquote>
              <figcaption className="text-muted wrap-break-word">
                {said_by}, {place}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
