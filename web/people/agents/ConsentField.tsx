import { Link } from 'react-router'
import { useFormTexts } from '../../platform/form.ts'
import type { ApplicationForm } from './application.ts'
import { useWords } from '../../platform/words.ts'

export function ConsentField({ form }: { form: ApplicationForm }) {
  const { t } = useWords()
  const { errorOf } = useFormTexts(form)
  const error = errorOf('consent')
  return (
    <div className="grid gap-2">
      <label className="flex min-h-11 items-start gap-3">
        <input
          type="checkbox"
          className="mt-0.5 size-6 shrink-0"
          aria-invalid={Boolean(error)}
          {...form.register('consent')}
        />
        <span>{t('agent_registration.consent.text')}</span>
      </label>
      {error && <p className="text-trouble text-sm font-medium">{error}</p>}
      <Link
        to="/privacy"
        target="_blank"
        className="inline-flex min-h-11 items-center justify-self-start font-medium underline underline-offset-4"
      >
        {t('agent_registration.consent.privacy')}
      </Link>
      {/* People neither see nor reach this; programs that fill in forms do. */}
      <div className="sr-only" aria-hidden="true">
        <label>
          {t('agent_registration.consent.leave_empty')}
          <input tabIndex={-1} autoComplete="off" {...form.register('more_remarks')} />
        </label>
      </div>
    </div>
  )
}
