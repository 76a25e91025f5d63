import Mail from 'virtual:icon/mail'
import MessageCircle from 'virtual:icon/message-circle'
import Phone from 'virtual:icon/phone'
import { company, whatsappLink } from '#contract/site/company.ts'
import { useWords } from '../../platform/words.ts'

const ways = [
  ['whatsapp', whatsappLink, company.phone, MessageCircle],
  ['phone', `tel:${company.phone.replaceAll(/[^+\d]/g, '')}`, company.phone, Phone],
  ['mail', `mailto:${company.email}`, company.email, Mail],
] as const

export function ContactBlock() {
  const { t } = useWords()
  return (
    <section id="contact" className="wrap">
      <div className="bg-deep text-on-deep grid gap-6 rounded-box px-5 py-8 sm:px-10 sm:py-10">
        <div className="grid gap-2">
          <h2 className="text-2xl">{t('home.contact.heading')}</h2>
          <p className="text-on-deep-muted max-w-prose">
            {t('home.contact.text', { hours: company.hours.service })}
          </p>
        </div>
        <ul className="grid gap-3 lg:grid-cols-3">
          {ways.map(([way, href, words, Icon]) => (
            <li key={way}>
              <a
                href={href}
                className="border-on-deep-muted/40 hover:border-on-deep flex min-h-11 items-center gap-3 rounded-box border px-4 py-3"
              >
                <Icon className="size-6 shrink-0" aria-hidden="true" />
                <span className="min-w-0">
                  <span className="text-on-deep-muted block text-sm">{t(`home.contact.${way}`)}</span>
                  <span className="figures block font-semibold">{words}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
