import { useState, type ReactNode } from 'react'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import {
  assignParcels,
  listCarriers,
  listParcels,
  mostAssigned,
  type ParcelInList,
} from '#contract/office/office-parcels.ts'
import { mostLabels, printChosenLabels } from '#contract/office/office-papers.ts'
import { orderRules } from '#contract/site/order-types.ts'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { useAnswer, useCall } from '../../platform/use-call.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { Key } from '../../parts/workplace/Key.tsx'
import { useShortcuts } from '../../parts/workplace/use-shortcuts.ts'
import { StickyFoot } from '../../ui/StickyFoot.tsx'
import { toast } from '../../ui/toast.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  chosen: readonly ParcelInList[]
  onClear: () => void
  /** What more could be chosen. */
  children: ReactNode
}

/** What is done with all chosen parcels at once; it stays at the foot of the screen. */
export function BulkBar({ chosen, onClear, children }: Props) {
  const { t } = useWords()
  const { refused, isSending, assign } = useBulk(chosen, onClear)
  const [holder, setHolder] = useState('')
  useShortcuts(chosen.length > 0 ? { escape: onClear } : {})
  if (chosen.length === 0 && refused.length === 0) return null
  const isTooMany = chosen.length > mostAssigned
  return (
    <>
      {refused.length > 0 && <Refused refused={refused} />}
      {chosen.length > 0 && (
        <StickyFoot isDeep>
          <HowMany chosen={chosen} />
          <Button kind="quiet" className="text-on-deep!" onClick={onClear} aria-keyshortcuts="Escape">
            {t('office_parcels.bulk.clear')}
            <Key>Esc</Key>
          </Button>
          <CarrierField value={holder} onChange={setHolder} count={chosen.length} />
          <Button
            pending={isSending}
            disabled={holder === '' || isTooMany}
            onClick={() => void assign(holder)}
          >
            {t('office_parcels.bulk.assign', { count: chosen.length })}
          </Button>
          <Labels parcels={chosen} />
          {children}
        </StickyFoot>
      )}
    </>
  )
}

/** How many, how heavy, and at most how many at once where there are that many. */
function HowMany({ chosen }: Pick<Props, 'chosen'>) {
  const { t } = useWords()
  const { number } = useFigures()
  const kg = chosen.reduce((sum, { weight }) => sum + (weight ?? 0), 0)
  return (
    <p className="figures font-semibold" role="status">
      {t('office_parcels.bulk.chosen', { count: chosen.length })}
      <span className="text-on-deep-muted block text-sm font-normal">
        {chosen.length < mostAssigned
          ? t('office_parcels.bulk.kg', { weight: number(Math.round(kg * 10) / 10) })
          : t('office_parcels.bulk.limit', { most: mostAssigned })}
      </span>
    </p>
  )
}

/** As many as one file holds; boxes have no label. */
function Labels({ parcels }: { parcels: readonly ParcelInList[] }) {
  const { t } = useWords()
  const numbers = parcels
    .filter(({ type }) => orderRules[type].holds === 'goods')
    .slice(0, mostLabels)
    .map(({ tracking_number }) => tracking_number)
  if (numbers.length === 0) return null
  return (
    <DownloadButton
      endpoint={printChosenLabels}
      params={{}}
      query={{ numbers: numbers.join(',') }}
      name="labels.pdf"
      label={t('office_parcels.bulk.labels', { count: numbers.length })}
    />
  )
}

interface CarrierProps {
  value: string
  onChange: (id: string) => void
  count: number
}

/** Each with where they work, what they carry and what would come to it. */
function CarrierField({ value, onChange, count }: CarrierProps) {
  const { t } = useWords()
  const { data } = useAnswer(listCarriers)
  return (
    <SelectField
      label={t('office_parcels.assign.label')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{t('office_parcels.bulk.choose')}</option>
      <option value="nobody">{t('office_parcels.assign.nobody')}</option>
      {data?.carrier_data.map(({ id, name, works_at, parcels }) => (
        <option key={id} value={id}>
          {[name, works_at].filter(Boolean).join(', ')} ({parcels} + {count})
        </option>
      ))}
    </SelectField>
  )
}

type Refusals = { tracking_number: string; why: string }[]

function Refused({ refused }: { refused: Refusals }) {
  const { t } = useWords()
  const text = useText()
  return (
    <Alert tone="destructive" title={t('office_parcels.bulk.refused', { count: refused.length })}>
      <ul className="grid gap-1">
        {refused.map(({ tracking_number, why }) => (
          <li key={tracking_number}>
            <span className="figures font-semibold whitespace-nowrap">{inGroups(tracking_number)}</span>:{' '}
            {text(`error.${why}`)}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function useBulk(chosen: readonly ParcelInList[], onClear: () => void) {
  const { t } = useWords()
  const text = useText()
  const [refused, setRefused] = useState<Refusals>([])
  const send = useCall(assignParcels, { refreshes: [listParcels, listCarriers] })
  async function assign(holder: string) {
    const parcels = chosen.map(({ tracking_number, holder_id }) => ({
      number: tracking_number,
      was: holder_id,
    }))
    const body = { holder_id: holder === 'nobody' ? null : holder, parcels }
    const answer = await send.mutateAsync({ input: { body } })
    if (!answer || !isSuccess(answer)) return toast.error(sentence(text, answer))
    const { given, refused: notGiven } = answer.data
    if (given > 0) toast.success(t('office_parcels.bulk.given', { count: given }))
    setRefused(notGiven)
    onClear()
  }
  return { refused, assign, isSending: send.isPending }
}
