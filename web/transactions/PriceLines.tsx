import { useTranslation } from 'react-i18next'
import { lineCodes, type LineCode } from '#contract/priced-line.ts'
import type { Transaction } from '#contract/transactions.ts'
import { Price } from '../ui/Price.tsx'
import { useFigures } from '../ui/quote/use-figures.ts'

type Line = Transaction['lines'][number]

/** How the amount came about, as it was priced when it was ordered. */
export function PriceLines({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation()
  const { lines, unique_amount, amount } = transaction
  return (
    <ul className="grid gap-2">
      {lines.map((line) => (
        <li key={`${line.code} ${JSON.stringify(line.params)}`} className="flex justify-between gap-4">
          <span className="min-w-0">
            <LineWords line={line} />
          </span>
          <Price ringgit={line.amount} />
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

function LineWords({ line: { code, params, quantity } }: { line: Line }) {
  const { t } = useTranslation()
  const { words } = useFigures()
  if (code === 'box' || code === 'deposit')
    return `${t(`shipment_success.lines.${code}`)} ${params['label'] ?? ''} × ${quantity}`
  if (code === 'difference') {
    const { old_kg = 0, new_kg = 0 } = params
    return t('weighing.line', { old_kg, new_kg })
  }
  if (code === 'batch_lane')
    return t('bulk.lane_line', {
      lane: t(`bulk.lanes.${laneIn(params['lane'])}`),
      mode: t(`bulk.modes.${params['mode'] === 'sea' ? 'sea' : 'air'}`),
      count: Number(params['parcels']),
    })
  const known = lineCodes.find((one): one is LineCode => one === code)
  return known ? t(`quote.line.${known}`, words(numbersOf(params))) : code
}

function numbersOf(params: Line['params']) {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, Number(value)]))
}

function laneIn(lane: string | number | undefined) {
  return lane === 'domestic_MY' || lane === 'domestic_ID' || lane === 'MY-ID' ? lane : 'ID-MY'
}
