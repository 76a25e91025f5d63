import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../ui/Button.tsx'
import { SchoolBag } from '../../ui/scenes/SchoolBag.tsx'
import { Block } from '../Block.tsx'
import { CallToAction } from '../CallToAction.tsx'
import { internationalDays } from '../days.ts'
import { DaysTable } from '../DaysTable.tsx'
import { figures } from '../figures.ts'
import { goods, seaOnly } from '#contract/customs/goods.ts'
import { GoodsList } from '../GoodsList.tsx'
import { PageTop } from '../PageTop.tsx'
import { useHashTarget } from '../use-hash-target.ts'
import { Line, Words } from '../Words.tsx'
import { airExample } from './examples.ts'
import { WayFacts } from './WayFacts.tsx'
import { WorkedExample } from './WorkedExample.tsx'

const askFirst = goods.filter(({ air }) => air === 'ask')

export function Page() {
  const { t } = useTranslation()
  useHashTarget()
  const suits = t('service_air.suits.body', { returnObjects: true })
  return (
    <div className="grid gap-12">
      <PageTop heading={t('service_air.heading')} intro={t('service_air.intro')} picture={<SchoolBag />}>
        <LinkButton to="/shipment?mode=air">{t('site.send')}</LinkButton>
        <LinkButton kind="secondary" to="/quote">
          {t('site.quote')}
        </LinkButton>
      </PageTop>
      <WayFacts way="air" />
      <Block id="suits" heading={t('service_air.suits.heading')}>
        <Words body={suits} />
      </Block>
      <Weight />
      <Days />
      <NotByAir />
      <CallToAction heading={t('service_air.more.heading')} text={t('service_air.more.text')}>
        <LinkButton kind="secondary" to="/quote">
          {t('site.quote')}
        </LinkButton>
      </CallToAction>
    </div>
  )
}

function Weight() {
  const { t } = useTranslation()
  return (
    <Block id="weight" heading={t('service_air.weight.heading')}>
      <Words body={t('service_air.weight.body', { returnObjects: true, ...figures })} />
      <WorkedExample parcel={t('service_air.weight.parcel')} example={airExample} />
    </Block>
  )
}

function Days() {
  const { t } = useTranslation()
  return (
    <Block id="days" heading={t('service_air.days.heading')}>
      <DaysTable
        caption={t('service_air.days.caption')}
        places="between"
        rows={internationalDays}
        ways={['air']}
      />
      <Words body={[t('site.days.note'), t('service_air.days.domestic', figures)]} />
    </Block>
  )
}

function NotByAir() {
  const { t } = useTranslation()
  return (
    <Block id="goods" heading={t('service_air.goods.heading')}>
      <p className="max-w-prose">{t('service_air.goods.text')}</p>
      <h3>{t('service_air.goods.never')}</h3>
      <GoodsList goods={seaOnly} />
      <h3>{t('service_air.goods.ask')}</h3>
      <GoodsList goods={askFirst} />
      <p>
        <Line text={t('service_air.goods.rest')} />
      </p>
    </Block>
  )
}
