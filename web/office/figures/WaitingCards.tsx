import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Data } from '#contract/platform/endpoint.ts'
import type { readFigures } from '#contract/office/figures.ts'
import { formatRinggit } from '#contract/prices/money.ts'

type Waiting = Data<typeof readFigures>['waiting']

const places = [
  ['proofs', '/office/payments?tab=decision'],
  ['cash', '/office/payments?tab=cash'],
  ['refunds', '/office/refunds?tab=due'],
  ['exceptions', '/office/parcels'],
  ['doors', '/office/parcels?door=asked'],
  ['claims', '/office/claims'],
  ['applications', '/office/agents'],
] as const

const isTrouble = (kind: (typeof places)[number][0]) => kind === 'exceptions' || kind === 'doors'

/** What somebody should do now; each leads to where it is done. */
export function WaitingCards({ waiting }: { waiting: Waiting | undefined }) {
  const { t } = useTranslation()
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 2xl:grid-cols-7">
      {places.map(([kind, to]) => (
        <li
          key={kind}
          className="border-line bg-surface hover:bg-kraft relative grid content-start gap-1 rounded-box border p-4"
        >
          <Link to={to} className="text-muted text-sm font-medium before:absolute before:inset-0">
            {t(`office_figures.waiting.${kind}`)}
          </Link>
          <p
            className={`figures text-3xl font-bold ${isTrouble(kind) && waiting?.[kind] ? 'text-trouble' : ''}`}
          >
            {waiting?.[kind] ?? '…'}
          </p>
          {kind === 'refunds' && waiting && waiting.refunds > 0 && (
            <p className="text-muted figures text-sm">
              {t('office_figures.waiting.refunds_amount', { amount: formatRinggit(waiting.refund_amount) })}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
