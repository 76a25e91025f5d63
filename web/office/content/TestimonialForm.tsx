import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { addTestimonial, changeTestimonial, listContent } from '#contract/site/content.ts'
import { testimonialFields, type Testimonial } from '#contract/site/content-shapes.ts'
import { languageNames, languages } from '#contract/platform/language.ts'
import { useFormTexts } from '../../platform/form.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { SelectField, TextArea, TextField } from '../../ui/Field.tsx'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { ShownSwitch } from './ShownSwitch.tsx'
import { useSaved } from '../use-saved.ts'
import { useWords } from '../../platform/words.ts'

type Values = z.infer<typeof testimonialFields>

const empty: Values = { said_by: '', place: '', language: 'id', words: '', is_active: true }

interface Props {
  testimonial: Testimonial | undefined
  onSaved: () => void
}

export function TestimonialForm({ testimonial, onSaved }: Props) {
  const { t } = useWords()
  const { form, problem, save } = useTestimonialForm(testimonial, onSaved)
  const { field } = useFormTexts(form)
  return (
    <form className="grid gap-4" noValidate onSubmit={form.handleSubmit(save)}>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <TextField label={t('office_content.testimonials.said_by')} {...field('said_by')} />
      <TextField label={t('office_content.testimonials.place')} {...field('place')} />
      <SelectField label={t('office_content.testimonials.language')} {...field('language')}>
        {languages.map((language) => (
          <option key={language} value={language}>
            {languageNames[language]}
          </option>
        ))}
      </SelectField>
      <TextArea label={t('office_content.testimonials.words')} {...field('words')} />
      <ShownSwitch {...form.register('is_active')} />
      <SubmitButton pending={form.formState.isSubmitting}>{t('ui.save')}</SubmitButton>
    </form>
  )
}

function useTestimonialForm(testimonial: Testimonial | undefined, onSaved: () => void) {
  const { id, ...known } = testimonial ?? { id: '', ...empty }
  const form = useForm({ resolver: zodResolver(testimonialFields), mode: 'onTouched', defaultValues: known })
  const { problem, take } = useSaved(form, onSaved)
  const change = useCall(changeTestimonial, { refreshes: [listContent] })
  const add = useCall(addTestimonial, { refreshes: [listContent] })
  const keyFor = useKeyFor()
  const save = (body: Values) =>
    take(
      testimonial
        ? change.mutateAsync({ input: { params: { id }, body } })
        : add.mutateAsync({ input: { body }, key: keyFor(body) }),
    )
  return { form, problem, save }
}
