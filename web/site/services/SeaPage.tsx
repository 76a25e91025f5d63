import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../ui/Button.tsx'
import { Ferry } from '../../ui/scenes/Ferry.tsx'
import { Block } from '../Block.tsx'
import { CallToAction } from '../CallToAction.tsx'
import { internationalDays } from '../days.ts'
import { DaysTable } from '../DaysTable.tsx'
import { figures } from '../figures.ts'
import { goods } from '#contract/customs/goods.ts'
import { GoodsList } from '../GoodsList.tsx'
import { PageTop } from '../PageTop.tsx'
import { useHashTarget } from '../use-hash-target.ts'
import { Line, Words } from '../Words.tsx'
import { seaExample } from './examples.ts'
import { WayFacts } from './WayFacts.tsx'
import { WorkedExample } from './WorkedExample.tsx'

const askFirst = goods.filter(({ sea }) => sea === 'ask')

export function Page() {
  const { t } = useTranslation()
  useHashTarget()
  return (
    <div className="grid gap-12">
      <PageTop heading={t('service_sea.heading')} intro={t('service_sea.intro')} picture={<Ferry />}>
        <LinkButton to="/shipment?mode=sea">{t('site.send')}</LinkButton>
        <LinkButton kind="secondary" to="/quote">
          {t('site.quote')}
        </LinkButton>
      </PageTop>
      <WayFacts way="sea" />
      <Block id="suits" heading={t('service_sea.suits.heading')}>
        <Words body={t('service_sea.suits.body', { returnObjects: true })} />
      </Block>
      <Weight />
      <Days />
      <Block id="packing" heading={t('service_sea.packing.heading')}>
        <Words body={t('service_sea.packing.body', { returnObjects: true })} />
      </Block>
      <AskFirst />
      <CallToAction heading={t('service_sea.more.heading')} text={t('service_sea.more.text')}>
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
    <Block id="weight" heading={t('service_sea.weight.heading')}>
      <Words body={t('service_sea.weight.body', { returnObjects: true, ...figures })} />
      <WorkedExample parcel={t('service_sea.weight.parcel')} example={seaExample} />
    </Block>
  )
}

function Days() {
  const { t } = useTranslation()
  return (
    <Block id="days" heading={t('service_sea.days.heading')}>
      <DaysTable
        caption={t('service_sea.days.caption')}
        places="between"
        rows={internationalDays}
        ways={['sea']}
      />
      <Words body={[t('site.days.note'), t('service_sea.days.domestic', figures)]} />
    </Block>
  )
}

function AskFirst() {
  const { t } = useTranslation()
  return (
    <Block id="goods" heading={t('service_sea.goods.heading')}>
      <p className="max-w-prose">{t('service_sea.goods.text')}</p>
      <GoodsList goods={askFirst} />
      <p>
        <Line text={t('service_sea.goods.rest')} />
      </p>
    </Block>
  )
}
