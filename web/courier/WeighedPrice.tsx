import { useQuery } from '@tanstack/react-query'
import { previewWeighing } from '#contract/parcels/weighings.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { formatRinggit } from '#contract/prices/ringgit.ts'
import { call } from '../platform/call.ts'
import { answers } from '../platform/use-call.ts'
import { useSettled } from '../ui/use-settled.ts'
import { useWords } from '../platform/words.ts'
import { measuredFrom, missingMeasures, type Measures } from './measures.ts'
import { useIsOnline } from './use-connection.ts'

interface Props {
  number: string
  measures: Measures
  hasOwnSides: boolean
}

/** What the scale makes of the price, before anything is saved: its sender often stands there. */
export function WeighedPrice({ number, measures, hasOwnSides }: Props) {
  const { t } = useWords()
  const isOnline = useIsOnline()
  const settled = useSettled(JSON.stringify(measures))
  const isWhole = Object.values(missingMeasures(measures, hasOwnSides)).every((wrong) => wrong === undefined)
  const isAsked = isOnline && isWhole && settled === JSON.stringify(measures)
  const { data } = useQuery(
    {
      queryKey: [previewWeighing.path, number, settled],
      enabled: isAsked,
      queryFn: async () => {
        const input = { params: { number }, body: { measured: measuredFrom(measures) } }
        const answer = await call(previewWeighing, input)
        return answer && isSuccess(answer) ? answer.data.price : null
      },
    },
    answers,
  )
  const price = isAsked && data
  if (!price) return <p role="status" className="text-muted min-h-6 text-sm" />
  const { new_chargeable_kg, new_total, difference, is_heavier } = price
  const sign = difference === 0 ? '±' : is_heavier ? '+' : '−'
  return (
    <p role="status" className={`figures min-h-6 font-semibold ${is_heavier ? 'text-waiting' : ''}`}>
      {t('weighing.preview', {
        kg: new_chargeable_kg,
        total: formatRinggit(new_total),
        difference: sign + formatRinggit(difference),
      })}
    </p>
  )
}
