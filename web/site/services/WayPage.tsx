import type { ComponentProps, ReactNode } from 'react'
import { LinkButton } from '../../ui/Button.tsx'
import { Block } from '../Block.tsx'
import { CallToAction } from '../CallToAction.tsx'
import { internationalDays } from '../days.ts'
import { DaysTable } from '../DaysTable.tsx'
import { PageTop } from '../PageTop.tsx'
import { useHashTarget } from '../use-hash-target.ts'
import { Words } from '../Words.tsx'
import { WayFacts } from './WayFacts.tsx'
import { WorkedExample } from './WorkedExample.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  way: 'air' | 'sea'
  picture: ReactNode
  example: ComponentProps<typeof WorkedExample>['example']
  /** What only this way has to say. */
  children: ReactNode
}

/** A page about one way to travel: facts, what suits it, weight, days. */
export function WayPage({ way, picture, example, children }: Props) {
  const { t, parts } = useWords()
  useHashTarget()
  const words = `service_${way}` as const
  return (
    <div className="grid gap-12">
      <PageTop heading={t(`${words}.heading`)} intro={t(`${words}.intro`)} picture={picture}>
        <LinkButton to={`/shipment?mode=${way}`}>{t('site.send')}</LinkButton>
        <ToQuote />
      </PageTop>
      <WayFacts way={way} />
      <Block id="suits" heading={t(`${words}.suits.heading`)}>
        <Words body={parts(`${words}.suits.body`)} />
      </Block>
      <Block id="weight" heading={t(`${words}.weight.heading`)}>
        <Words body={parts(`${words}.weight.body`)} />
        <WorkedExample parcel={t(`${words}.weight.parcel`)} example={example} />
      </Block>
      <Days way={way} />
      {children}
      <CallToAction heading={t(`${words}.more.heading`)} text={t(`${words}.more.text`)}>
        <ToQuote />
      </CallToAction>
    </div>
  )
}

function ToQuote() {
  const { t } = useWords()
  return (
    <LinkButton kind="secondary" to="/quote">
      {t('site.quote')}
    </LinkButton>
  )
}

function Days({ way }: Pick<Props, 'way'>) {
  const { t } = useWords()
  return (
    <Block id="days" heading={t(`service_${way}.days.heading`)}>
      <DaysTable
        caption={t(`service_${way}.days.caption`)}
        places="between"
        rows={internationalDays}
        ways={[way]}
      />
      <Words body={[t('site.days.note')]} />
    </Block>
  )
}
