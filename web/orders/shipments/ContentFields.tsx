import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { CountryCode } from '#contract/places/countries.ts'
import { neverCarried } from '#contract/customs/goods.ts'
import { limitedItems, ordinaryItems, wordsFor } from '#contract/customs/item-types.ts'
import { pmiRegistrations, isSentHome } from '#contract/customs/pmi.ts'
import { purposes } from '#contract/orders/shipments.ts'
import { modes } from '#contract/places/zones.ts'
import { useFormTexts } from '../../platform/form.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SelectField } from '../../ui/Field.tsx'
import type { PackageForm } from './package-form.ts'
import { proposedType } from './proposed-type.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  form: PackageForm
  from: CountryCode
  to: CountryCode
}

export function ContentFields({ form, from, to }: Props) {
  const { t } = useWords()
  const { field } = useFormTexts(form)
  useProposedType(form)
  return (
    <>
      <SelectField label={t('shipment.item_type')} {...field('item_type')}>
        <optgroup label={t('shipment.item_groups.ordinary')}>
          {ordinaryItems.map((id) => (
            <option key={id} value={id}>
              {t(`shipment.item_types.${id}`)}
            </option>
          ))}
        </optgroup>
        <optgroup label={t('shipment.item_groups.limited')}>
          {limitedItems.map((id) => (
            <option key={id} value={id}>
              {t(`goods.items.${id}.name`)}
            </option>
          ))}
        </optgroup>
      </SelectField>
      <Warnings form={form} from={from} to={to} />
      <SelectField label={t('shipment.purpose')} {...field('purpose')}>
        {purposes.map((id) => (
          <option key={id} value={id}>
            {t(`shipment.purposes.${id}`)}
          </option>
        ))}
      </SelectField>
      {isSentHome(from, to) && <MigrantWorker form={form} />}
    </>
  )
}

/** Follows the names of the things until somebody has chosen another type by hand: customs ask by it what is due. */
function useProposedType(form: PackageForm) {
  const items = useWatch({ control: form.control, name: 'items' })
  const proposed = proposedType(items.map(({ name }) => name))
  const followed = useRef(proposed)
  useEffect(() => {
    const isFollowing = form.getValues('item_type') === followed.current
    if (isFollowing) form.setValue('item_type', proposed, { shouldDirty: true })
    followed.current = proposed
  }, [proposed, form])
}

function MigrantWorker({ form }: { form: PackageForm }) {
  const { t } = useWords()
  const { field } = useFormTexts(form)
  return (
    <SelectField label={t('shipment.pmi')} hint={t('shipment.pmi_hint')} {...field('pmi_registration')}>
      {pmiRegistrations.toReversed().map((id) => (
        <option key={id} value={id}>
          {t(`shipment.pmi_registrations.${id}`)}
        </option>
      ))}
    </SelectField>
  )
}

/** Below all that it is about. */
export function Consent({ form }: { form: PackageForm }) {
  const { t } = useWords()
  const error = useFormTexts(form).errorOf('consent')
  return (
    <div className="grid gap-2">
      <details>
        <summary className="cursor-pointer underline">{t('shipment.prohibited')}</summary>
        <ul className="mt-2 grid list-disc gap-1 pl-5 sm:grid-cols-2">
          {neverCarried.map(({ id }) => (
            <li key={id}>{t(`goods.items.${id}.name`)}</li>
          ))}
        </ul>
      </details>
      <label className="flex min-h-11 items-start gap-3">
        <input type="checkbox" className="mt-0.5 size-6 shrink-0" {...form.register('consent')} />
        <span>{t('shipment.consent')}</span>
      </label>
      {error && <p className="text-trouble text-sm font-medium">{error}</p>}
    </div>
  )
}

/** What to know about these goods by air and by sea before paying. */
function Warnings({ form, from, to }: Props) {
  const { t } = useWords()
  const type = useWatch({ control: form.control, name: 'item_type' })
  const lines = modes.flatMap((mode) =>
    wordsFor(type, { mode, from, to }).map((word) => [mode, word] as const),
  )
  if (lines.length === 0) return null
  return (
    <Alert tone="warning">
      <ul className="list-disc pl-4">
        {lines.map(([mode, word]) => (
          <li key={mode + word}>
            {t(`shipment.modes.${mode}`)}: {t(`shipment.goods_words.${word}`)}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
