import { Ferry } from '../../ui/scenes/Ferry.tsx'
import { Block } from '../Block.tsx'
import { goods } from '#contract/customs/goods.ts'
import { GoodsList } from '../GoodsList.tsx'
import { Line, Words } from '../Words.tsx'
import { seaExample } from './examples.ts'
import { WayPage } from './WayPage.tsx'
import { useWords } from '../../platform/words.ts'

const askFirst = goods.filter(({ sea }) => sea === 'ask')

export function Page() {
  const { t, parts } = useWords()
  return (
    <WayPage way="sea" picture={<Ferry />} example={seaExample}>
      <Block id="packing" heading={t('service_sea.packing.heading')}>
        <Words body={parts('service_sea.packing.body')} />
      </Block>
      <AskFirst />
    </WayPage>
  )
}

function AskFirst() {
  const { t } = useWords()
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
