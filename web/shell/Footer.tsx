import ChevronDown from 'virtual:icon/chevron-down'
import { Link } from 'react-router'
import { company, headOfficeLink, legalIdentity, whatsappLink } from '#contract/site/company.ts'
import { Logo } from './Logo.tsx'
import { useWords } from '../platform/words.ts'

const columns = [
  {
    heading: 'shell.footer.send',
    links: [
      ['/shipment-international', 'shell.footer.international'],
      ['/shipment-local', 'shell.footer.local'],
      ['/service-purchase', 'shell.footer.purchase_box'],
      ['/shipment', 'shell.footer.shipment'],
      ['/resi-detail', 'shell.footer.tracking'],
      ['/departures', 'shell.footer.departures'],
    ],
  },
  {
    heading: 'shell.footer.partners',
    links: [
      ['/agent-registration', 'shell.footer.agent_registration'],
      ['/location', 'shell.footer.locations'],
      ['/coverage-area', 'shell.footer.coverage'],
      ['/projects', 'shell.footer.projects'],
      ['/developers', 'shell.footer.developers'],
    ],
  },
  {
    heading: 'shell.footer.about',
    links: [
      ['/about-us', 'shell.footer.about_us'],
      ['/faq', 'shell.footer.faq'],
      ['/faq#damaged', 'shell.footer.claims'],
      ['/term', 'shell.footer.terms'],
      ['/privacy', 'shell.footer.privacy'],
    ],
  },
] as const

/** Everything where there is room; on a phone one line of contact that opens to all of it. */
export function Footer() {
  const { t } = useWords()
  return (
    <footer className="screen-only bg-deep text-on-deep mt-16">
      <details className="footer-links wrap py-2 lg:pt-12">
        <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 font-semibold lg:hidden">
          {t('shell.footer.more')}
          <ChevronDown className="size-5" aria-hidden="true" />
        </summary>
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 pb-10 lg:grid-cols-5">
          {columns.map((column) => (
            <FooterColumn key={column.heading} {...column} />
          ))}
          <Contact />
        </div>
      </details>
      <div className="wrap border-on-deep-muted/30 flex flex-wrap items-center justify-between gap-x-4 border-t py-4">
        <Logo />
        <a className="inline-flex min-h-11 items-center hover:underline" href={whatsappLink}>
          WhatsApp {company.phone}
        </a>
        <FooterNote />
      </div>
    </footer>
  )
}

function FooterNote() {
  const { t } = useWords()
  return <p className="text-on-deep-muted text-sm">{t('shell.footer.note')}</p>
}

function FooterColumn({ heading, links }: (typeof columns)[number]) {
  const { t } = useWords()
  return (
    <nav aria-label={t(heading)}>
      <h2 className="text-base">{t(heading)}</h2>
      <ul className="mt-2">
        {links.map(([to, key]) => (
          <li key={to}>
            <Link to={to} className="text-on-deep-muted inline-flex min-h-11 items-center hover:underline">
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Contact() {
  return (
    <div className="col-span-2 grid content-start gap-6">
      <HeadOffice />
      <CustomerService />
    </div>
  )
}

function HeadOffice() {
  const { t } = useWords()
  return (
    <section>
      <h2 className="text-base">{t('shell.footer.head_office')}</h2>
      <address className="text-on-deep-muted mt-2 not-italic">
        <a className="inline-flex min-h-11 items-center hover:underline" href={headOfficeLink}>
          {company.head_office}
        </a>
      </address>
      <p className="text-on-deep-muted">{legalIdentity}</p>
      <dl className="text-on-deep-muted figures mt-3 grid grid-cols-[auto_1fr] gap-x-4">
        <dt>{t('shell.footer.weekdays')}</dt>
        <dd>{company.hours.weekdays}</dd>
        <dt>{t('shell.footer.saturday')}</dt>
        <dd>{company.hours.saturday}</dd>
        <dt>{t('shell.footer.sunday')}</dt>
        <dd>{t('shell.footer.closed')}</dd>
      </dl>
    </section>
  )
}

function CustomerService() {
  const { t } = useWords()
  return (
    <section>
      <h2 className="text-base">{t('shell.footer.customer_service')}</h2>
      <p className="text-on-deep-muted figures mt-2">
        {t('shell.footer.service_hours', { hours: company.hours.service })}
      </p>
      <ul className="text-on-deep-muted">
        <li>
          <a className="inline-flex min-h-11 items-center hover:underline" href={whatsappLink}>
            WhatsApp {company.phone}
          </a>
        </li>
        <li>
          <a className="inline-flex min-h-11 items-center hover:underline" href={`mailto:${company.email}`}>
            {company.email}
          </a>
        </li>
      </ul>
    </section>
  )
}
