import { useTranslation } from 'react-i18next'
import { inGroups } from '#contract/tracking-number.ts'
import type { Transaction } from '#contract/transactions.ts'
import { useMoment } from '../moment.ts'
import { useText } from '../text.ts'
import { Collapsible } from '../ui/Collapsible.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Price } from '../ui/Price.tsx'

export function OrderFacts({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation()
  const moment = useMoment()
  const { tracking_number, created_at, box_purchase } = transaction
  return (
    <div className="grid gap-4">
      <Collapsible open title={t('shipment_success.facts.order')}>
        <Facts
          facts={[
            [t('shipment_success.facts.number'), inGroups(tracking_number)],
            [t('shipment_success.facts.ordered_at'), moment(created_at)],
            [t('shipment_success.facts.payment'), t(`shipment_success.how.${transaction.payment_type_id}`)],
          ]}
        />
      </Collapsible>
      <Collapsible title={t('shipment_success.facts.price')}>
        <PriceLines transaction={transaction} />
      </Collapsible>
      {box_purchase && (
        <Collapsible title={t('shipment_success.facts.receiver')}>
          <Receiver bought={box_purchase} />
        </Collapsible>
      )}
    </div>
  )
}

function PriceLines({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation()
  const text = useText()
  const { lines, unique_amount, amount } = transaction
  return (
    <ul className="grid gap-2">
      {lines.map(({ code, params, quantity, amount: of_line }) => (
        <li key={code} className="flex justify-between gap-4">
          <span>
            {text(`shipment_success.lines.${code}`)} {params['label']} × {quantity}
          </span>
          <Price ringgit={of_line} />
        </li>
      ))}
      {unique_amount > 0 && (
        <li className="flex justify-between gap-4">
          <span>{t('shipment_success.lines.unique')}</span>
          <Price ringgit={unique_amount} />
        </li>
      )}
      <li className="border-line flex items-baseline justify-between gap-4 border-t pt-2 font-semibold">
        <span>{t('shipment_success.lines.total')}</span>
        <Price ringgit={amount} size="total" />
      </li>
    </ul>
  )
}

function Receiver({ bought }: { bought: NonNullable<Transaction['box_purchase']> }) {
  const { t } = useTranslation()
  const { district_label, city_label, region_label, country_label, postal_code, visit_day } = bought
  const place = [district_label, city_label, region_label, postal_code, country_label]
    .filter(Boolean)
    .join(', ')
  return (
    <Facts
      facts={[
        [t('shipment_success.facts.name'), bought.name],
        [t('shipment_success.facts.phone'), bought.phone],
        [t('shipment_success.facts.email'), bought.email],
        [t('shipment_success.facts.address'), [bought.address, place].filter(Boolean).join(', ')],
        [
          t('shipment_success.facts.visit'),
          visit_day && `${visit_day}, ${bought.visit_from}–${bought.visit_to}`,
        ],
      ]}
    />
  )
}
