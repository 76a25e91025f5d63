import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { boxFields, changeBox, createBox, listBoxes, type OfficeBox } from '#contract/office.ts'
import { useFormTexts } from '../form.ts'
import { Alert } from '../ui/Alert.tsx'
import { SubmitButton } from '../ui/Button.tsx'
import { TextField } from '../ui/Field.tsx'
import { useCall } from '../use-call.ts'
import { useKeyFor } from '../use-key.ts'
import { ActiveSwitch } from './ActiveSwitch.tsx'
import { useSaved } from './use-saved.ts'

type Values = z.input<typeof boxFields>

const empty: Values = {
  label: '',
  description: '',
  price: 0,
  deposit: 0,
  max_weight: 10,
  length: 40,
  width: 40,
  height: 40,
  is_active: true,
}

export function BoxForm({ box, onSaved }: { box: OfficeBox | undefined; onSaved: () => void }) {
  const { t } = useTranslation()
  const { form, problem, save } = useBoxForm(box, onSaved)
  const { field } = useFormTexts(form)
  const number = (name: 'price' | 'deposit' | 'max_weight' | 'length' | 'width' | 'height') => ({
    label: t(`office.boxes.${name}`),
    type: 'number',
    step: 'any',
    className: 'figures',
    ...field(name),
    ...form.register(name, { valueAsNumber: true }),
  })
  return (
    <form className="grid gap-4" noValidate onSubmit={form.handleSubmit(() => save(form.getValues()))}>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <TextField label={t('office.boxes.label')} {...field('label')} />
      <TextField label={t('office.boxes.description_of')} {...field('description')} />
      <div className="grid grid-cols-2 gap-4">
        <TextField {...number('price')} />
        <TextField {...number('deposit')} />
      </div>
      <TextField {...number('max_weight')} />
      <div className="grid grid-cols-3 gap-4">
        <TextField {...number('length')} />
        <TextField {...number('width')} />
        <TextField {...number('height')} />
      </div>
      <ActiveSwitch {...form.register('is_active')} />
      <SubmitButton pending={form.formState.isSubmitting}>{t('ui.save')}</SubmitButton>
    </form>
  )
}

function useBoxForm(box: OfficeBox | undefined, onSaved: () => void) {
  const { id, ...known } = box ?? { id: '', ...empty }
  const form = useForm<Values, unknown, z.output<typeof boxFields>>({
    resolver: zodResolver(boxFields),
    mode: 'onTouched',
    defaultValues: known,
  })
  const { problem, take } = useSaved(form, onSaved)
  const change = useCall(changeBox, { refreshes: [listBoxes] })
  const create = useCall(createBox, { refreshes: [listBoxes] })
  const keyFor = useKeyFor()
  // The server takes ringgit, as the form holds them; the parsed values are sen.
  const save = (body: Values) =>
    take(
      box
        ? change.mutateAsync({ input: { params: { id }, body } })
        : create.mutateAsync({ input: { body }, key: keyFor(body) }),
    )
  return { form, problem, save }
}
