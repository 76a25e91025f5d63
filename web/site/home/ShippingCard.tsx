import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SubmitButton } from '../../ui/Button.tsx'
import { Card, ChoiceCard } from '../../ui/Card.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { figures } from '../figures.ts'
import { GoForm } from './GoForm.tsx'

const boxes = [
  ['M', figures.m_size, figures.m_weight],
  ['XL', figures.xl_size, figures.xl_weight],
] as const

/** Where an order begins: what to do, in which box. The forms behind it find the choice in their address. */
export function ShippingCard() {
  const { t } = useTranslation()
  const [tab, setTab] = useState('send')
  const tabs = [
    { id: 'send', label: t('home.card.send'), content: <SendForm /> },
    { id: 'buy', label: t('home.card.buy'), content: <BuyForm /> },
  ]
  return (
    <Card aria-label={t('home.card.label')}>
      <Tabs label={t('home.card.label')} tabs={tabs} value={tab} onChange={setTab} />
    </Card>
  )
}

function SendForm() {
  const { t } = useTranslation()
  return (
    <GoForm to="/shipment" className="grid gap-4">
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-medium">{t('home.card.packaging')}</legend>
        {/* An empty name is own packaging, as in the order itself. */}
        <Choice
          name="box"
          value=""
          label={t('home.card.own')}
          hint={t('home.card.own_hint')}
          defaultChecked
        />
        {boxes.map(([size, sides, weight]) => (
          <Choice
            key={size}
            name="box"
            value={size}
            label={t('home.card.box', { size })}
            hint={t('home.card.limits', { sides, weight })}
          />
        ))}
      </fieldset>
      <SubmitButton>{t('home.card.order')}</SubmitButton>
      <p className="text-muted text-sm">{t('home.card.send_note')}</p>
    </GoForm>
  )
}

function BuyForm() {
  const { t } = useTranslation()
  return (
    <GoForm to="/purchase" className="grid gap-4">
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-medium">{t('home.card.size')}</legend>
        {boxes.map(([size, sides, weight]) => (
          <Choice
            key={size}
            name="size"
            value={size}
            label={t('home.card.box', { size })}
            hint={t('home.card.limits', { sides, weight })}
            defaultChecked={size === 'M'}
          />
        ))}
      </fieldset>
      <SubmitButton>{t('home.card.order_box')}</SubmitButton>
      <p className="text-muted text-sm">{t('home.card.buy_note')}</p>
    </GoForm>
  )
}

interface ChoiceProps {
  name: string
  value: string
  label: string
  hint: string
  defaultChecked?: boolean
}

function Choice({ label, hint, ...rest }: ChoiceProps) {
  return (
    <ChoiceCard {...rest}>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{label}</span>
        <span className="text-muted figures text-sm">{hint}</span>
      </span>
    </ChoiceCard>
  )
}
