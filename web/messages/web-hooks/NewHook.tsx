import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { isSuccess } from '#contract/platform/envelope.ts'
import { createWebHook, hookEvents, listWebHooks, newWebHook } from '#contract/messages/web-hooks.ts'
import { useFormTexts } from '../../platform/form.ts'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { TextField } from '../../ui/Field.tsx'
import { ShownOnce } from '../../ui/ShownOnce.tsx'
import { useCall } from '../../platform/use-call.ts'
import { useWords } from '../../platform/words.ts'

type Form = UseFormReturn<z.input<typeof newWebHook>, unknown, z.output<typeof newWebHook>>
const empty: z.input<typeof newWebHook> = { url: '', events: [...hookEvents] }

export function NewHook() {
  const { t, parts } = useWords()
  const form: Form = useForm({ resolver: zodResolver(newWebHook), defaultValues: empty })
  const { field, refuse } = useFormTexts(form)
  const create = useCall(createWebHook, { refreshes: [listWebHooks] })
  const [secret, setSecret] = useState<string>()
  const [trouble, setTrouble] = useState<string>()
  const shownOnce = parts('web_hooks.shown_once')
  const submit = form.handleSubmit(async (body) => {
    setTrouble(undefined)
    const answer = await create.mutateAsync({ input: { body } })
    if (!answer || !isSuccess(answer)) return setTrouble(refuse(answer))
    setSecret(answer.data.secret)
    form.reset(empty)
  })
  return (
    <Card>
      <form className="grid gap-4" onSubmit={(event) => void submit(event)} noValidate>
        <h2 className="text-lg">{t('web_hooks.add')}</h2>
        <TextField
          type="url"
          inputMode="url"
          label={t('web_hooks.url')}
          hint={t('web_hooks.url_hint')}
          {...field('url')}
        />
        <Events form={form} />
        {trouble && <Alert tone="destructive">{trouble}</Alert>}
        <SubmitButton className="justify-self-start" pending={create.isPending}>
          {t('web_hooks.add')}
        </SubmitButton>
      </form>
      <ShownOnce secret={secret} onDone={() => setSecret(undefined)} {...shownOnce} />
    </Card>
  )
}

function Events({ form }: { form: Form }) {
  const { t } = useWords()
  const { errorOf } = useFormTexts(form)
  const eventText = useEventText()
  return (
    <fieldset className="grid gap-1 sm:grid-cols-2">
      <legend className="font-medium">{t('web_hooks.events_label')}</legend>
      {hookEvents.map((event) => (
        <label key={event} className="flex min-h-11 items-center gap-3">
          <input type="checkbox" className="size-5 shrink-0" value={event} {...form.register('events')} />
          {eventText(event)}
        </label>
      ))}
      {errorOf('events') && <p className="text-trouble text-sm font-medium">{errorOf('events')}</p>}
    </fieldset>
  )
}

/** Names of events hold a dot, which a key cannot. */
export function useEventText() {
  const { parts } = useWords()
  const text = useText()
  const all: Record<string, string | undefined> = parts('web_hooks.events')
  return (event: string) => all[event] ?? text(event)
}
