import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router'
import type { Data } from '#contract/platform/endpoint.ts'
import { locales } from '#contract/platform/language.ts'
import type { readFigures } from '#contract/office/figures.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { useLanguage } from '../../platform/moment.ts'
import { useWords } from '../../platform/words.ts'

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

/** What somebody should do now, each a line that leads to where it is done. What is empty is one sentence. */
export function WaitingWork({ waiting }: { waiting: Waiting }) {
  const { t } = useWords()
  const due = places.filter(([kind]) => waiting[kind] > 0)
  const idle = places.filter(([kind]) => waiting[kind] === 0)
  return (
    <section className="border-line bg-surface overflow-hidden rounded-box border">
      <h2 className="border-line border-b px-4 py-3 text-base">{t('office_figures.waiting.heading')}</h2>
      <ul>
        {due.map(([kind, to]) => (
          <li key={kind} className="border-line border-b last:border-b-0">
            <Link
              to={to}
              className="hover:bg-kraft flex min-h-13 items-center gap-4 px-4 py-2 -outline-offset-3"
            >
              <span className={`figures min-w-10 text-lg font-bold ${isTrouble(kind) ? 'text-trouble' : ''}`}>
                {waiting[kind]}
              </span>
              <span className="flex-1 font-medium">
                {t(`office_figures.waiting.${kind}`)}
                {kind === 'refunds' && (
                  <span className="text-muted figures ml-2 font-normal">
                    {t('office_figures.waiting.refunds_amount', {
                      amount: formatRinggit(waiting.refund_amount),
                    })}
                  </span>
                )}
              </span>
              <ArrowRight className="size-5 shrink-0" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
      {idle.length > 0 && <Idle kinds={idle.map(([kind]) => kind)} />}
    </section>
  )
}

function Idle({ kinds }: { kinds: (typeof places)[number][0][] }) {
  const { t } = useWords()
  const list = new Intl.ListFormat(locales[useLanguage()])
  const names = kinds.map((kind) => t(`office_figures.waiting.idle.${kind}`))
  return (
    <p className="text-muted px-4 py-3 text-sm">
      {kinds.length === places.length
        ? t('office_figures.waiting.all_done')
        : t('office_figures.waiting.nothing', { places: list.format(names) })}
    </p>
  )
}
