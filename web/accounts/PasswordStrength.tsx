import { useTranslation } from 'react-i18next'
import { strengthOf } from './password-strength.ts'

const colours = {
  weak: 'bg-trouble w-1/4',
  fair: 'bg-waiting w-2/4',
  good: 'bg-done w-3/4',
  strong: 'bg-done w-full',
} as const

export function PasswordStrength({ password }: { password: string }) {
  const { t } = useTranslation()
  const strength = strengthOf(password)
  return (
    <span className="grid gap-1 pt-1">
      <span className="bg-line block h-1.5 overflow-hidden rounded-full">
        {password !== '' && (
          <span className={`block h-full rounded-full transition-all ${colours[strength]}`} />
        )}
      </span>
      <span aria-live="polite">
        {t('accounts.strength.label')}
        {password !== '' && `: ${t(`accounts.strength.${strength}`)}`}
      </span>
    </span>
  )
}
