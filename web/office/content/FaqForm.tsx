import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { addFaqEntry, changeFaqEntry, listContent } from '#contract/site/content.ts'
import { faqFields, type FaqEntry } from '#contract/site/content-shapes.ts'
import { languageNames, languages } from '#contract/platform/language.ts'
import { useFormTexts } from '../../platform/form.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { TextArea, TextField } from '../../ui/Field.tsx'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { ShownSwitch } from './ShownSwitch.tsx'
import { useSaved } from '../use-saved.ts'
import { useWords } from '../../platform/words.ts'

type Values = z.infer<typeof faqFields>

const nothing = { id: '', my: '', sg: '' }
const empty: Values = { question: nothing, answer: nothing, is_active: true }

/** A question is only shown when it is there in all three languages. */
export function FaqForm({ entry, onSaved }: { entry: FaqEntry | undefined; onSaved: () => void }) {
  const { t } = useWords()
  const { form, problem, save } = useFaqForm(entry, onSaved)
  const { field } = useFormTexts(form)
  return (
    <form className="grid gap-4" noValidate onSubmit={form.handleSubmit(save)}>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      {languages.map((language) => (
        <fieldset key={language} className="grid gap-3">
          <legend className="font-semibold">{languageNames[language]}</legend>
          <TextField label={t('office_content.question')} {...field(`question.${language}`)} />
          <TextArea
            label={t('office_content.answer')}
            hint={t('office_content.answer_hint')}
            {...field(`answer.${language}`)}
          />
        </fieldset>
      ))}
      <ShownSwitch {...form.register('is_active')} />
      <SubmitButton pending={form.formState.isSubmitting}>{t('ui.save')}</SubmitButton>
    </form>
  )
}

function useFaqForm(entry: FaqEntry | undefined, onSaved: () => void) {
  const { id, ...known } = entry ?? { id: '', ...empty }
  const form = useForm({ resolver: zodResolver(faqFields), mode: 'onTouched', defaultValues: known })
  const { problem, take } = useSaved(form, onSaved)
  const change = useCall(changeFaqEntry, { refreshes: [listContent] })
  const add = useCall(addFaqEntry, { refreshes: [listContent] })
  const keyFor = useKeyFor()
  const save = (body: Values) =>
    take(
      entry
        ? change.mutateAsync({ input: { params: { id }, body } })
        : add.mutateAsync({ input: { body }, key: keyFor(body) }),
    )
  return { form, problem, save }
}
