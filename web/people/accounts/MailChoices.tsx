import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { isSuccess } from '#contract/platform/envelope.ts'
import { languageNames, languages } from '#contract/platform/language.ts'
import { optionalLetters } from '#contract/messages/letters.ts'
import { changeMessageChoices, readMessageChoices, type MessageChoices } from '#contract/messages/messages.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { SubmitButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { useAnswer, useCall } from '../../platform/use-call.ts'
import { useWords } from '../../platform/words.ts'

/** Which steps somebody wants to be written about, and in which language. */
export function MailChoices() {
  const { t } = useWords()
  const { data, isError, refetch } = useAnswer(readMessageChoices)
  return (
    <Card className="grid gap-4">
      <h2 className="text-lg">{t('messages.heading')}</h2>
      {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-60 w-full" />}
      {data && <ChoicesForm choices={data.choices} />}
    </Card>
  )
}

interface Wanted {
  language: MessageChoices['language']
  wanted: string[]
}

function ChoicesForm({ choices }: { choices: MessageChoices }) {
  const { t } = useWords()
  const text = useText()
  const change = useCall(changeMessageChoices, { refreshes: [readMessageChoices] })
  const wanted: string[] = optionalLetters.filter((kind) => !choices.muted.includes(kind))
  const form = useForm<Wanted>({ defaultValues: { language: choices.language, wanted } })
  async function save(values: Wanted) {
    const muted = optionalLetters.filter((kind) => !values.wanted.includes(kind))
    const answer = await change.mutateAsync({ input: { body: { language: values.language, muted } } })
    if (answer && isSuccess(answer)) toast.success(t('messages.saved'))
    else toast.error(sentence(text, answer))
  }
  return (
    <form className="grid gap-4" noValidate onSubmit={form.handleSubmit(save)}>
      <SelectField label={t('messages.language')} {...form.register('language')}>
        {languages.map((language) => (
          <option key={language} value={language}>
            {languageNames[language]}
          </option>
        ))}
      </SelectField>
      <Steps form={form} />
      <p className="text-muted text-sm">{t('messages.money')}</p>
      <SubmitButton kind="secondary" className="justify-self-start" pending={change.isPending}>
        {t('ui.save')}
      </SubmitButton>
    </form>
  )
}

/** Folded away: hardly anybody wants fewer, and all of them fill three screens of a phone. */
function Steps({ form: { control, register } }: { form: UseFormReturn<Wanted> }) {
  const { t } = useWords()
  const wanted = useWatch({ control, name: 'wanted' })
  return (
    <Collapsible title={t('messages.chosen', { chosen: wanted.length, all: optionalLetters.length })}>
      <fieldset className="grid gap-1 sm:grid-cols-2">
        <legend className="sr-only">{t('messages.steps')}</legend>
        {optionalLetters.map((kind) => (
          <label key={kind} className="flex min-h-11 items-center gap-3">
            <input type="checkbox" className="size-6 shrink-0" value={kind} {...register('wanted')} />
            {t(`letter_names.${kind}`)}
          </label>
        ))}
      </fieldset>
    </Collapsible>
  )
}
