import { SchoolBag } from '../../ui/scenes/SchoolBag.tsx'
import { Block } from '../Block.tsx'
import { goods, seaOnly } from '#contract/customs/goods.ts'
import { GoodsList } from '../GoodsList.tsx'
import { Line } from '../Words.tsx'
import { airExample } from './examples.ts'
import { WayPage } from './WayPage.tsx'
import { useWords } from '../../platform/words.ts'

const askFirst = goods.filter(({ air }) => air === 'ask')

export function Page() {
  return (
    <WayPage way="air" picture={<SchoolBag />} example={airExample}>
      <NotByAir />
    </WayPage>
  )
}

function NotByAir() {
  const { t } = useWords()
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
