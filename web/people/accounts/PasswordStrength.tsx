import { useEffect, useState } from 'react'
import { passwordFault } from '#contract/people/password-rule.ts'
import { useText } from '../../platform/text.ts'
import { strengthOf } from './password-strength.ts'
import { useWords } from '../../platform/words.ts'

const colours = {
  weak: 'bg-trouble w-1/4',
  fair: 'bg-waiting w-2/4',
  good: 'bg-done w-3/4',
  strong: 'bg-done w-full',
} as const

interface Props {
  password: string
  /** Name and e-mail address, as far as the server knows them with this form; undefined while they are loading. */
  own: readonly string[] | undefined
  /** What is wrong with it stands beside the field already. */
  isToldBelow: boolean
}

/** Never praises what the server refuses: as long as it cannot know, it says nothing. */
export function PasswordStrength({ password, own, isToldBelow }: Props) {
  const { t } = useWords()
  const text = useText()
  const common = useCommonPasswords(password !== '')
  const isKnown = password !== '' && common && own
  const fault = isKnown ? passwordFault(password, { common, own }) : undefined
  const strength = fault ? 'weak' : strengthOf(password)
  return (
    <span className="grid gap-1 pt-1">
      <span className="bg-line block h-1.5 overflow-hidden rounded-full">
        {isKnown && (
          <span
            className={`forced-colors:bg-[Highlight] block h-full rounded-full transition-all ${colours[strength]}`}
          />
        )}
      </span>
      <span aria-live="polite">
        {password === '' ? t('accounts.strength.rule') : t('accounts.strength.label')}
        {isKnown && `: ${t(`accounts.strength.${strength}`)}`}
        {fault && !isToldBelow && ` – ${text(fault)}`}
      </span>
    </span>
  )
}

/** Fetched with the first letter; the next letter tries again where the network failed. */
function useCommonPasswords(isNeeded: boolean) {
  const [common, setCommon] = useState<ReadonlySet<string>>()
  useEffect(() => {
    if (!isNeeded || common) return
    import('virtual:common-passwords').then(
      ({ commonPasswords }) => setCommon(new Set(commonPasswords.split('\n'))),
      () => undefined,
    )
  })
  return common
}
