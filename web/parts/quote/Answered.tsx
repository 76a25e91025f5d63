import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocation } from 'react-router'
import { useIsDrawn } from '../../ui/use-is-drawn.ts'
import { usePlaces } from '../places/use-places.ts'
import type { Bound } from './quote-fields.ts'
import { useFigures } from './use-figures.ts'
import { useWords } from '../../platform/words.ts'

interface Props extends Pick<Bound, 'form'> {
  children: ReactNode
}

/** What was answered on another page, or above on this one, is one line that opens: nobody answers it twice. */
export function Answered({ form, children }: Props) {
  const { t } = useWords()
  const isBrought = useIsBrought()
  const words = useAnswers(form)
  if (!isBrought) return children
  return (
    <details>
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center justify-between gap-x-3">
        <b className="figures">{words}</b>
        <span className="underline underline-offset-4">{t('quote.change')}</span>
      </summary>
      <div className="grid gap-5 pt-3 sm:gap-6">{children}</div>
    </details>
  )
}

function useAnswers(form: Bound['form']) {
  const { t } = useWords()
  const { number } = useFigures()
  const [from_country, from, to_country, to, weight, box] = useWatch({
    control: form.control,
    name: [
      'origin_country',
      'origin_region',
      'destination_country',
      'destination_region',
      'weight_kg',
      'box',
    ],
  })
  const labelOf = (regions: { id: string; label: string }[], id: string) =>
    regions.find((region) => region.id === id)?.label ?? '…'
  const starts = usePlaces({ country_id: from_country, region_id: '', city_id: '' }).regions.options
  const ends = usePlaces({ country_id: to_country, region_id: '', city_id: '' }).regions.options
  const answers = { from: labelOf(starts, from), to: labelOf(ends, to), weight: number(weight ?? 0) }
  return `${t('quote.answers', answers)}, ${box || t('quote.own_packaging')}`
}

function useIsBrought() {
  const query = new URLSearchParams(useLocation().search)
  const isDrawn = useIsDrawn()
  return isDrawn && ['origin_region', 'destination_region', 'weight'].every((name) => query.get(name))
}
