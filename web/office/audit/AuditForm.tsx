import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { listAudit } from '#contract/office/audit.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { eventNames } from '#contract/platform/events.ts'
import { call } from '../../platform/call.ts'
import { useFormTexts } from '../../platform/form.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { SelectField, TextField } from '../../ui/Field.tsx'
import { useWords } from '../../platform/words.ts'

export const fieldNames = ['person', 'name', 'number', 'from', 'to'] as const

interface Props {
  query: Record<string, string>
  onSearch: (query: Record<string, string>) => void
}

export function AuditForm({ query, onSearch }: Props) {
  const { t } = useWords()
  const { form, field, submit, problem } = useFilter(query, onSearch)
  const kinds = eventNames
    .map((name) => ({ name, label: t(`audit.events.${name}`) }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  return (
    <form role="search" className="grid gap-3" noValidate onSubmit={form.handleSubmit(submit)}>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <div className="log-questions grid gap-3 sm:grid-cols-2">
        <TextField label={t('audit.person')} type="search" autoComplete="off" {...field('person')} />
        <SelectField label={t('audit.kind')} {...field('name')}>
          <option value="">{t('audit.any')}</option>
          {kinds.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField label={t('audit.number')} autoComplete="off" className="figures" {...field('number')} />
        <TextField label={t('audit.from')} type="date" {...field('from')} />
        <TextField label={t('audit.to')} type="date" {...field('to')} />
        <SubmitButton className="justify-self-start" pending={form.formState.isSubmitting}>
          {t('audit.search')}
        </SubmitButton>
      </div>
    </form>
  )
}

function useFilter(query: Props['query'], onSearch: Props['onSearch']) {
  const [problem, setProblem] = useState<string>()
  const form = useForm({
    defaultValues: Object.fromEntries(fieldNames.map((name) => [name, query[name] ?? ''])),
  })
  const { field, refuse } = useFormTexts(form)

  /** The server is asked first: what it cannot search for is shown beside its field, and the list stays. */
  async function submit(values: Record<string, string>) {
    setProblem(undefined)
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''))
    const answer = await call(listAudit, { query: { ...given, limit: '1' } })
    if (answer && isSuccess(answer)) onSearch(given)
    else setProblem(refuse(answer))
  }
  return { form, field, submit, problem }
}
