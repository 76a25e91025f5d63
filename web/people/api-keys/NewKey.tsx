import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { createApiKey, keyLives_days, listApiKeys, newApiKey } from '#contract/people/api-keys.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { keyScopes } from '#contract/platform/key-scopes.ts'
import { useFormTexts } from '../../platform/form.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { SelectField, TextField } from '../../ui/Field.tsx'
import { useCall } from '../../platform/use-call.ts'
import { ShownOnce } from '../../ui/ShownOnce.tsx'
import { useWords } from '../../platform/words.ts'

const empty: z.input<typeof newApiKey> = { name: '', scopes: [...keyScopes], expires_in_days: 90 }

/** What it may do and for how long; the key itself is shown this once. */
export function NewKey() {
  const { t } = useWords()
  const form: Form = useForm({ resolver: zodResolver(newApiKey), defaultValues: empty })
  const { field, refuse } = useFormTexts(form)
  const create = useCall(createApiKey, { refreshes: [listApiKeys] })
  const [key, setKey] = useState<string>()
  const [trouble, setTrouble] = useState<string>()
  const submit = form.handleSubmit(async (body) => {
    setTrouble(undefined)
    const answer = await create.mutateAsync({ input: { body } })
    if (!answer || !isSuccess(answer)) return setTrouble(refuse(answer))
    setKey(answer.data.key)
    form.reset(empty)
  })
  return (
    <Card>
      <form className="grid gap-4" onSubmit={(event) => void submit(event)} noValidate>
        <h2 className="text-lg">{t('api_keys.create')}</h2>
        <TextField
          label={t('api_keys.name')}
          hint={t('api_keys.name_hint')}
          maxLength={60}
          {...field('name')}
        />
        <Choices form={form} />
        {trouble && <Alert tone="destructive">{trouble}</Alert>}
        <SubmitButton className="justify-self-start" pending={create.isPending}>
          {t('api_keys.create')}
        </SubmitButton>
      </form>
      <ShownOnce
        secret={key}
        onDone={() => setKey(undefined)}
        title={t('api_keys.shown_once.title')}
        text={t('api_keys.shown_once.text')}
        done={t('api_keys.shown_once.done')}
      />
    </Card>
  )
}

type Form = UseFormReturn<z.input<typeof newApiKey>, unknown, z.output<typeof newApiKey>>

function Choices({ form }: { form: Form }) {
  const { t } = useWords()
  const { field, errorOf } = useFormTexts(form)
  return (
    <>
      <fieldset className="grid gap-1">
        <legend className="font-medium">{t('api_keys.scopes_label')}</legend>
        {keyScopes.map((scope) => (
          <label key={scope} className="flex min-h-11 items-center gap-3">
            <input type="checkbox" className="size-5 shrink-0" value={scope} {...form.register('scopes')} />
            {t(`api_keys.scopes.${scope}`)}
          </label>
        ))}
        {errorOf('scopes') && <p className="text-trouble text-sm font-medium">{errorOf('scopes')}</p>}
      </fieldset>
      <SelectField
        label={t('api_keys.expires')}
        {...field('expires_in_days')}
        {...form.register('expires_in_days', { setValueAs: Number })}
      >
        {keyLives_days.map((days) => (
          <option key={days} value={days}>
            {t('api_keys.days', { count: days })}
          </option>
        ))}
      </SelectField>
    </>
  )
}
