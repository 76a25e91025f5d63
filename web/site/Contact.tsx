import { company, whatsappLink } from '#contract/site/company.ts'
import { useWords } from '../platform/words.ts'

/** Two ways to ask a person; never the main action of a page. */
export function Contact({ heading, text }: { heading: string; text: string }) {
  const { t } = useWords()
  const look =
    'inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-accent-strong'
  return (
    <section className="border-line bg-surface grid gap-2 rounded-box border p-4 sm:p-6">
      <h2 className="text-lg">{heading}</h2>
      <p>{text}</p>
      <ul className="flex flex-wrap gap-x-6">
        <li>
          <a className={look} href={whatsappLink}>
            WhatsApp {company.phone}
          </a>
        </li>
        <li>
          <a className={look} href={`mailto:${company.email}`}>
            {company.email}
          </a>
        </li>
      </ul>
      <p className="text-muted text-sm">{t('site.service_hours', { hours: company.hours.service })}</p>
    </section>
  )
}
