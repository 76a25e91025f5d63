import { useTranslation } from 'react-i18next'
import { Alert } from './Alert.tsx'

export interface SummaryEntry {
  /** The name of the field, as in the form. */
  field: string
  text: string
}

/** All that needs mending at a glance; each entry leads to its field. */
export function ErrorSummary({ entries }: { entries: readonly SummaryEntry[] }) {
  const { t } = useTranslation()
  if (entries.length === 0) return null
  return (
    <Alert tone="destructive" title={t('ui.error_summary')}>
      <ul className="mt-1 list-disc pl-5">
        {entries.map(({ field, text }) => (
          <li key={field}>
            <button type="button" className="min-h-8 text-left underline" onClick={() => goTo(field)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function goTo(field: string) {
  const control = document.querySelector<HTMLElement>(`body [name="${CSS.escape(field)}"]`)
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
