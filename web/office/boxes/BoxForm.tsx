import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { boxFields, changeBox, createBox, listBoxes, type OfficeBox } from '#contract/office/office.ts'
import { languageNames, languages, locales } from '#contract/platform/language.ts'
import { unfilledResolver, useFormTexts } from '../../platform/form.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { ActiveSwitch } from '../ActiveSwitch.tsx'
import { useSaved } from '../use-saved.ts'
import { useWords } from '../../platform/words.ts'

type Values = z.input<typeof boxFields>

const empty: Values = {
  label: '',
  description: { id: '', my: '', sg: '' },
  price: 0,
  deposit: 0,
  max_weight: 10,
  length: 40,
  width: 40,
  height: 40,
  is_active: true,
}

export function BoxForm({ box, onSaved }: { box: OfficeBox | undefined; onSaved: () => void }) {
  const { t } = useWords()
  const { form, problem, save } = useBoxForm(box, onSaved)
  const { field } = useFormTexts(form)
  const number = (name: 'price' | 'deposit' | 'max_weight' | 'length' | 'width' | 'height') => ({
    label: t(`office.boxes.${name}`),
    form,
    name,
    kind: name === 'price' || name === 'deposit' ? ('money' as const) : ('measure' as const),
  })
  return (
    <form className="grid gap-4" noValidate onSubmit={form.handleSubmit(save)}>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <TextField label={t('office.boxes.label')} {...field('label')} />
      <Descriptions form={form} />
      <div className="grid grid-cols-2 gap-4">
        <NumberField {...number('price')} />
        <NumberField {...number('deposit')} />
      </div>
      <NumberField {...number('max_weight')} />
      <div className="grid grid-cols-3 gap-4">
        <NumberField {...number('length')} />
        <NumberField {...number('width')} />
        <NumberField {...number('height')} />
      </div>
      <ActiveSwitch {...form.register('is_active')} />
      <SubmitButton pending={form.formState.isSubmitting}>{t('ui.save')}</SubmitButton>
    </form>
  )
}

function Descriptions({ form }: { form: ReturnType<typeof useBoxForm>['form'] }) {
  const { t } = useWords()
  const { field } = useFormTexts(form)
  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold">{t('office.boxes.description_of')}</legend>
      <p className="text-muted text-sm">{t('office.boxes.description_hint')}</p>
      {languages.map((language) => (
        <TextField
          key={language}
          label={languageNames[language]}
          lang={locales[language]}
          {...field(`description.${language}`)}
        />
      ))}
    </fieldset>
  )
}

function useBoxForm(box: OfficeBox | undefined, onSaved: () => void) {
  const { id, ...known } = box ?? { id: '', ...empty }
  const form = useForm({
    resolver: unfilledResolver(boxFields),
    mode: 'onTouched',
    defaultValues: known,
  })
  const { problem, take } = useSaved(form, onSaved)
  const change = useCall(changeBox, { refreshes: [listBoxes] })
  const create = useCall(createBox, { refreshes: [listBoxes] })
  const keyFor = useKeyFor()
  const save = (parsed: z.output<typeof boxFields>) => {
    // The server takes ringgit, as the form holds them; the parsed values are sen.
    const body = z.encode(boxFields, parsed)
    return take(
      box
        ? change.mutateAsync({ input: { params: { id }, body } })
        : create.mutateAsync({ input: { body }, key: keyFor(body) }),
    )
  }
  return { form, problem, save }
}
