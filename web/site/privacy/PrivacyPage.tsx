import { company } from '#contract/site/company.ts'
import { useDateWords } from '../../ui/calendar.ts'
import { Article } from '../Article.tsx'
import { Contact } from '../Contact.tsx'
import { figures, rulesChecked } from '../figures.ts'
import { PageTop } from '../PageTop.tsx'
import { Scene } from '../pictures/Scene.tsx'
import { Lock } from '../pictures/things.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t, parts } = useWords()
  const { monthName } = useDateWords()
  const sections = parts('privacy.sections', {
    ...figures,
    company: company.name,
    head_office: company.head_office,
    email: company.email,
  })
  return (
    <>
      <PageTop heading={t('privacy.heading')} intro={t('privacy.intro')} picture={<Picture />} />
      <Article sections={sections}>
        <Contact heading={t('privacy.contact.heading')} text={t('privacy.contact.text')} />
        <p className="text-muted text-sm">{t('site.rules_checked', { month: monthName(rulesChecked) })}</p>
      </Article>
    </>
  )
}

function Picture() {
  return (
    <Scene>
      <g transform="translate(180 84)">
        <Lock />
      </g>
    </Scene>
  )
}
