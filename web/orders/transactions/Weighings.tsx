import { showOwnEvidence } from '#contract/courier/evidence.ts'
import { listWeighings, type Weighing } from '#contract/parcels/weighings.ts'
import { lineIn } from '#contract/orders/order-words.ts'
import { useLanguage } from '../../platform/moment.ts'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Price } from '../../ui/Price.tsx'
import { ProtectedPicture } from '../../ui/ProtectedPicture.tsx'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { useAnswer } from '../../platform/use-call.ts'
import { AnswerWeighing } from './AnswerWeighing.tsx'
import { useWords } from '../../platform/words.ts'

const look_ms = 15_000
/** Whoever comes back from paying wants to see it. */
const soon_ms = 3000
const tones = {
  same: 'success',
  credited: 'success',
  waiting: 'warning',
  agreed: 'warning',
  paid: 'success',
  declined: 'info',
  cancelled: 'info',
} as const

const isAsked: ReadonlySet<Weighing['status']> = new Set(['waiting', 'agreed', 'declined'])

interface Props {
  id: string
  /** What its sender has to answer or to pay stands above everything; what is settled is only looked up. */
  which: 'asked' | 'settled'
}

/** What the scale said, and what its sender has to say to it. */
export function Weighings({ id, which }: Props) {
  const { weighings, refetch } = useWeighings(id)
  const newest = weighings?.find(({ status }) => status !== 'replaced')
  if (!newest || isAsked.has(newest.status) !== (which === 'asked')) return null
  return <Shown weighing={newest} onAnswered={() => void refetch()} />
}

function useWeighings(id: string) {
  const { data, refetch } = useAnswer(listWeighings, { params: { id } }, true, (answer) =>
    answer?.weighing_data.some(({ status }) => status === 'agreed') ? soon_ms : look_ms,
  )
  return { weighings: data?.weighing_data, refetch }
}

/** What the parcel costs in the end, below how its price came about when it was ordered. */
export function AfterWeighing({ id }: { id: string }) {
  const { t } = useWords()
  const { weighings } = useWeighings(id)
  // One that found the same again changed nothing of it.
  const settled = weighings?.find(({ status }) => status === 'paid' || status === 'credited')
  if (!settled) return null
  const { is_heavier, difference, new_total } = settled
  return (
    <div className="mt-3 grid gap-2">
      <p className="pair">
        <span>{t('weighing.heading')}</span>
        <span className="figures">
          {is_heavier ? '+' : '−'}&nbsp;
          <Price ringgit={difference} />
        </span>
      </p>
      <p className="pair items-baseline font-semibold">
        <span>{t('weighing.after')}</span>
        <Price ringgit={new_total} size="total" />
      </p>
    </div>
  )
}

function Shown({ weighing, onAnswered }: { weighing: Weighing; onAnswered: () => void }) {
  const { t } = useWords()
  const { amount } = useFigures()
  const { status, difference, payable_id, evidence_id, is_open } = weighing
  if (status === 'replaced') return null
  return (
    <Card className="grid gap-4" aria-label={t('weighing.heading')}>
      <h2 className="text-lg">{t('weighing.heading')}</h2>
      <Alert tone={tones[status]} title={t(`weighing.titles.${status}`)}>
        <p>{t(`weighing.texts.${status}`, { amount: amount(difference) })}</p>
      </Alert>
      <Comparison weighing={weighing} />
      {evidence_id && <ScalePicture id={evidence_id} />}
      {is_open && <AnswerWeighing weighing={weighing} onAnswered={onAnswered} />}
      {status === 'agreed' && (
        <LinkButton className="justify-self-start" to={`/shipment-success?id=${payable_id}`}>
          {t('weighing.open_payment')}
        </LinkButton>
      )}
      {(status === 'credited' || status === 'cancelled') && (
        <LinkButton kind="secondary" className="justify-self-start" to="/voucher">
          {t('weighing.to_vouchers')}
        </LinkButton>
      )}
    </Card>
  )
}

/** Old beside new; how the new weight came about is shown below. */
function Comparison({ weighing }: { weighing: Weighing }) {
  const { t } = useWords()
  const { number, amount } = useFigures()
  const { declared, measured, old_chargeable_kg, new_chargeable_kg, old_total, new_total } = weighing
  const kg = (value: number) => `${number(value)} kg`
  const size = ({ length, width, height }: typeof declared) => `${length} × ${width} × ${height} cm`
  const rows = [
    [t('weighing.actual'), kg(declared.weight), kg(measured.weight)],
    [t('weighing.size'), size(declared), size(measured)],
    [t('weighing.chargeable'), kg(old_chargeable_kg), kg(new_chargeable_kg)],
    ...(weighing.difference > 0 ? [[t('weighing.price'), amount(old_total), amount(new_total)]] : []),
  ]
  return (
    <>
      <table className="figures w-full text-left text-sm">
        <thead>
          <tr className="text-muted">
            <th className="sr-only">{t('weighing.heading')}</th>
            <th className="px-2 py-1 font-medium">{t('weighing.declared')}</th>
            <th className="px-2 py-1 font-medium">{t('weighing.measured')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, before, after]) => (
            <tr key={label} className="border-line border-t">
              <th className="text-muted py-2 pr-2 font-normal">{label}</th>
              <td className="px-2 py-2">{before}</td>
              <td className="px-2 py-2 font-semibold">{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <HowItCameAbout weighing={weighing} />
    </>
  )
}

function HowItCameAbout({ weighing }: { weighing: Weighing }) {
  const { t } = useWords()
  const { number } = useFigures()
  const { decided_by, actual_kg, volumetric_kg, difference, new_lines, new_total } = weighing
  const values = { actual: number(actual_kg), volumetric: number(volumetric_kg ?? 0) }
  return (
    <>
      {difference > 0 && (
        <p className="pair items-baseline font-semibold">
          <span>{t('weighing.difference')}</span>
          <Price ringgit={difference} size="total" />
        </p>
      )}
      {difference > 0 && new_lines && <NewPrice lines={new_lines} total={new_total} />}
      <p className="text-muted text-sm">
        {t(`weighing.how.${decided_by}`, values)} {t('weighing.how.by_card')}
      </p>
    </>
  )
}

interface NewPriceProps {
  lines: NonNullable<Weighing['new_lines']>
  total: number
}

/** How the price comes about by the scale, line by line as when it was ordered. */
function NewPrice({ lines, total }: NewPriceProps) {
  const { t } = useWords()
  const language = useLanguage()
  return (
    <Collapsible title={t('weighing.new_price')}>
      <ul className="figures grid gap-2">
        {lines.map((line) => (
          <li key={line.code} className="pair">
            <span className="min-w-0">{lineIn(language, line)}</span>
            <Price ringgit={line.amount} />
          </li>
        ))}
        <li className="pair border-line border-t pt-2 font-semibold">
          <span>{t('weighing.after')}</span>
          <Price ringgit={total} />
        </li>
      </ul>
    </Collapsible>
  )
}

function ScalePicture({ id }: { id: string }) {
  const { t } = useWords()
  return (
    <ProtectedPicture
      endpoint={showOwnEvidence}
      params={{ id }}
      label={t('weighing.picture')}
      className="max-h-80 justify-self-start rounded-lg"
      waiting="h-80 w-full max-w-60"
    />
  )
}
