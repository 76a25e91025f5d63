import { Link } from 'react-router'
import { company, headOfficeLink, legalIdentity, whatsappLink } from '#contract/site/company.ts'
import { useWords } from '../platform/words.ts'

const links = [
  ['/faq', 'shell.footer.faq'],
  ['/term', 'shell.footer.terms'],
  ['/privacy', 'shell.footer.privacy'],
] as const
const look = 'inline-flex min-h-11 items-center hover:underline'

/** For people who are logged in: where we are and who helps, also on paper; no marketing. */
export function BriefFooter() {
  const { t } = useWords()
  return (
    <footer className="border-line text-muted mt-12 border-t text-sm">
      <div className="wrap flex flex-wrap items-center gap-x-4 py-3">
        <a className={look} href={headOfficeLink}>
          {company.name}, {company.head_office}
        </a>
        <span>{legalIdentity}</span>
        <a className={look} href={whatsappLink}>
          WhatsApp {company.phone}
        </a>
        {links.map(([to, key]) => (
          <Link key={to} to={to} className={`screen-only ${look}`}>
            {t(key)}
          </Link>
        ))}
      </div>
    </footer>
  )
}
