import { termsVersion } from '#contract/site/terms-version.ts'
import { useDate } from '../../platform/moment.ts'
import { Article } from '../Article.tsx'
import { Contact } from '../Contact.tsx'
import { carriedWithLimits, neverCarried, seaOnly } from '#contract/customs/goods.ts'
import { GoodsList } from '../GoodsList.tsx'
import { PageTop } from '../PageTop.tsx'
import { useToldFigures } from '../use-told-figures.ts'
import { Scene } from '../pictures/Scene.tsx'
import { Paper } from '../pictures/things.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t, parts } = useWords()
  const figures = useToldFigures()
  const since = t('term.since', { day: useDate()(termsVersion.since) })
  const sections = parts('term.sections', figures)
  return (
    <>
      <PageTop heading={t('term.heading')} intro={`${t('term.intro')} ${since}`} picture={<Picture />} />
      <Article sections={sections} after={{ prohibited: <ProhibitedGoods /> }}>
        <Contact heading={t('term.contact.heading')} text={t('term.contact.text')} />
      </Article>
    </>
  )
}

function Picture() {
  return (
    <Scene>
      <g transform="translate(180 86)">
        <Paper />
      </g>
    </Scene>
  )
}

const groups = [
  ['goods.never', neverCarried],
  ['goods.sea_only', seaOnly],
  ['goods.limits', carriedWithLimits],
] as const

function ProhibitedGoods() {
  const { t } = useWords()
  return groups.map(([heading, goods]) => (
    <div key={heading} className="mt-3 grid gap-3">
      <h3>{t(heading)}</h3>
      <GoodsList goods={goods} />
    </div>
  ))
}
