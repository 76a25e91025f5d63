import { useEffect, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import type { Box } from '#contract/site/master-data.ts'
import type { ShownOffer } from '#contract/prices/quotes.ts'
import { packageFields } from '#contract/orders/shipments.ts'
import { unfilledResolver } from '../../platform/form.ts'
import { FormErrors } from '../../ui/FormErrors.tsx'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { useLastKnown } from '../../ui/use-last-known.ts'
import { AddOnFields } from './AddOnFields.tsx'
import { Consent, ContentFields } from './ContentFields.tsx'
import { DecidedBy } from './DecidedBy.tsx'
import { DutyLine } from './DutyLine.tsx'
import { ItemFields } from './ItemFields.tsx'
import { BoxFirst, BoxInstead } from './OfficialBox.tsx'
import type { PackageForm } from './package-form.ts'
import { fitsBox } from './shipment-form.ts'
import { SizeAndWeight } from './SizeAndWeight.tsx'
import { StepBar, stepForm, type Step } from './StepBar.tsx'
import { useWords } from '../../platform/words.ts'

interface Props extends Step {
  boxes: readonly Box[]
  /** As far as the price is known. */
  offer: ShownOffer | undefined
}

export function PackageStep({ draft, boxes, offer, keep, bar, onNext }: Props) {
  const { t } = useWords()
  const known = useLastKnown(offer)
  const form = usePackageForm({ draft, boxes, keep })
  const box = boxes.find(({ label }) => label === draft.package.box)
  const isOwnMeasured = draft.package.box === '' && isMeasured(draft.package)
  return (
    <form id={stepForm} className="grid gap-6" noValidate onSubmit={form.handleSubmit(onNext)}>
      <FormErrors form={form} />
      <SizeAndWeight form={form} boxes={boxes} />
      {box && <BoxFirst box={box} />}
      {isOwnMeasured && known && <Charged offer={known} />}
      {/* Not for every figure of a number that is still typed: what is compared with has to be there. */}
      {isOwnMeasured && !bar.isOld && known?.weight.decided_by === 'volumetric' && (
        <BoxInstead
          {...{ draft, boxes, offer: known }}
          onPick={(label) => form.setValue('box', label, { shouldDirty: true })}
        />
      )}
      <ItemFields form={form} isInternational={draft.sender.country_id !== draft.receiver.country_id} />
      {/* Below the things by whose names the type is proposed. */}
      <ContentFields form={form} from={draft.sender.country_id} to={draft.receiver.country_id} />
      {/* Where there is a ticket, it says so. */}
      <DutyLine draft={draft} offer={known} boxes={boxes} className="lg:hidden" />
      <AddOnFields form={form} offer={known} isMeasured={draft.package.box !== '' || isOwnMeasured} />
      <p className="text-muted text-sm">{t('shipment.weighed_again')}</p>
      <Consent form={form} />
      <StepBar {...bar} />
    </form>
  )
}

/** Every change is kept. */
function usePackageForm({ draft, boxes, keep }: Pick<Props, 'draft' | 'boxes' | 'keep'>) {
  const schema = useMemo(() => withinBox(boxes), [boxes])
  const form: PackageForm = useForm({
    resolver: unfilledResolver(schema),
    // The summary of errors leads to the first one, also where it is a choice among cards.
    shouldFocusError: false,
    mode: 'onTouched',
    defaultValues: draft.package,
  })
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => keep({ package: values }) }),
    [form, keep],
  )
  return form
}

function isMeasured({ length, width, height, weight }: Step['draft']['package']) {
  return [length, width, height, weight].every((value) => value !== undefined)
}

/** A large and light parcel costs more than its owner thinks: said where its sides are typed. */
function Charged({ offer: { mode, weight } }: { offer: ShownOffer }) {
  const { t } = useWords()
  const { number } = useFigures()
  return (
    <p className="-mt-3 text-sm" role="status">
      <span className="font-semibold">
        {t(`shipment.modes.${mode}`)}: {t('quote.chargeable', { kg: number(weight.chargeable_kg) })}.
      </span>{' '}
      <span className="text-muted">
        <DecidedBy weight={weight} />
      </span>
    </p>
  )
}

function withinBox(boxes: readonly Box[]) {
  return packageFields.refine((content) => fitsBox(content, boxes), {
    path: ['weight'],
    error: 'error.weight_over_box',
    when: () => true,
  })
}
