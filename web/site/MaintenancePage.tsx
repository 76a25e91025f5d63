import { company, whatsappLink } from '#contract/site/company.ts'
import { NightWarehouse } from '../ui/scenes/NightWarehouse.tsx'
import { useWords } from '../platform/words.ts'

export function Page() {
  const { t } = useWords()
  return (
    <article className="wrap grid justify-items-start gap-4 py-10 md:py-16">
      <div className="screen-only w-60 max-w-full">
        <NightWarehouse />
      </div>
      <h1>{t('maintenance.heading')}</h1>
      <p className="max-w-prose text-lg">{t('maintenance.intro')}</p>
      <p>
        {t('maintenance.contact')}:{' '}
        <a className="underline" href={whatsappLink}>
          WhatsApp {company.phone}
        </a>
      </p>
    </article>
  )
}
