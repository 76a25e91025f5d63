import { useWatch } from 'react-hook-form'
import type { Box } from '#contract/site/master-data.ts'
import { ChoiceCard } from '../../ui/Card.tsx'
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx'
import { Sides } from '../../parts/quote/Sides.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import type { PackageForm } from './package-form.ts'
import { useWords } from '../../platform/words.ts'

export function SizeAndWeight({ form, boxes }: { form: PackageForm; boxes: readonly Box[] }) {
  const { t } = useWords()
  const box = useWatch({ control: form.control, name: 'box' })
  const pick = (label: string) =>
    form.setValue('box', label, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  return (
    <>
      <BoxChoice boxes={boxes} box={box} onPick={pick} />
      {box === '' && <Sides>{(side, label) => <NumberField label={label} form={form} name={side} />}</Sides>}
      <NumberField label={t('shipment.weight')} form={form} name="weight" />
    </>
  )
}

interface BoxProps {
  boxes: readonly Box[]
  box: string
  onPick: (label: string) => void
}

function BoxChoice({ boxes, box, onPick }: BoxProps) {
  const { t } = useWords()
  return (
    <ChoiceGroup label={t('shipment.box')}>
      <div className="grid gap-3 sm:grid-cols-3">
        {boxes.map(({ id, label, max_weight, max_dim }) => (
          <ChoiceCard
            key={id}
            name="box"
            value={label}
            checked={label === box}
            onChange={() => onPick(label)}
          >
            <span className="block font-semibold">{t('shipment.official_box', { label })}</span>
            <span className="figures text-muted block text-sm">
              {max_dim.length} × {max_dim.width} × {max_dim.height} cm,{' '}
              {t('shipment.up_to', { weight: max_weight })}
            </span>
          </ChoiceCard>
        ))}
        <ChoiceCard name="box" value="" checked={box === ''} onChange={() => onPick('')}>
          <span className="block font-semibold">{t('shipment.own_packaging')}</span>
          <span className="text-muted block text-sm">{t('shipment.own_packaging_hint')}</span>
        </ChoiceCard>
      </div>
    </ChoiceGroup>
  )
}
