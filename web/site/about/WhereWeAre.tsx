import { company, headOfficeLink, legalIdentity } from '#contract/site/company.ts'
import { Contact } from '../Contact.tsx'
import { Block } from '../Block.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { useWords } from '../../platform/words.ts'

/** A door one can stand before, and people one can ask. */
export function WhereWeAre() {
  const { t } = useWords()
  return (
    <Block id="where" heading={t('about.where.heading')}>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <section className="border-line bg-surface grid gap-2 rounded-box border p-4 sm:p-6">
          <h3>{t('shell.footer.head_office')}</h3>
          <address className="not-italic">
            <a
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
              href={headOfficeLink}
            >
              {company.head_office}
            </a>
          </address>
          <p>{legalIdentity}</p>
          <dl className="figures grid grid-cols-[auto_1fr] gap-x-4">
            <dt className="text-muted">{t('shell.footer.weekdays')}</dt>
            <dd>{company.hours.weekdays}</dd>
            <dt className="text-muted">{t('shell.footer.saturday')}</dt>
            <dd>{company.hours.saturday}</dd>
            <dt className="text-muted">{t('shell.footer.sunday')}</dt>
            <dd>{t('shell.footer.closed')}</dd>
          </dl>
          <LinkButton kind="secondary" className="mt-2 justify-self-start" to="/location">
            {t('about.where.counters')}
          </LinkButton>
        </section>
        <Contact heading={t('shell.footer.customer_service')} text={t('about.where.text')} />
      </div>
    </Block>
  )
}
