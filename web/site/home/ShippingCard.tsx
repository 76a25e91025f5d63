import { useState } from 'react'
import { SubmitButton } from '../../ui/Button.tsx'
import { Price } from '../../ui/Price.tsx'
import { ChoiceCard } from '../../ui/Card.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { figures } from '../figures.ts'
import { useBoxTotals } from './use-box-totals.ts'
import { GoForm } from './GoForm.tsx'
import { SendForm } from './SendForm.tsx'
import { useWords } from '../../platform/words.ts'

const boxes = [
  ['M', figures.m_size, figures.m_weight],
  ['XL', figures.xl_size, figures.xl_weight],
] as const

/** Where an order begins. The forms behind it find the choice in their address. */
export function ShippingCard() {
  const { t } = useWords()
  const [tab, setTab] = useState('send')
  const tabs = [
    { id: 'send', label: t('home.card.send'), content: <SendForm /> },
    { id: 'buy', label: t('home.card.buy'), content: <BuyForm /> },
  ]
  return (
    <section aria-label={t('home.card.label')}>
      <Tabs label={t('home.card.label')} tabs={tabs} value={tab} onChange={setTab} />
    </section>
  )
}

function BuyForm() {
  const { t } = useWords()
  const totals = useBoxTotals()
  return (
    <GoForm to="/purchase" className="grid gap-4">
      <fieldset className="grid gap-2 md:grid-cols-2">
        <legend className="mb-2 font-medium">{t('home.card.size')}</legend>
        {boxes.map(([size, sides, weight]) => (
          <ChoiceCard key={size} name="size" value={size} defaultChecked={size === 'M'}>
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-semibold">{t('home.card.box', { size })}</span>
              <Total ringgit={totals?.get(size)} />
              <span className="text-muted figures basis-full text-sm">
                {t('home.card.limits', { sides, weight })}
              </span>
            </span>
          </ChoiceCard>
        ))}
      </fieldset>
      <SubmitButton className="min-h-14 text-lg">{t('home.card.order_box')}</SubmitButton>
      <p className="text-muted text-sm">{t('home.card.buy_note')}</p>
    </GoForm>
  )
}

/** Its place is kept while the price is on its way. */
function Total({ ringgit }: { ringgit: number | undefined }) {
  return <span className="min-h-6 font-bold">{ringgit !== undefined && <Price ringgit={ringgit} />}</span>
}
