import CircleCheck from 'lucide-react/icons/circle-check'
import UserRound from 'lucide-react/icons/user-round'
import { useEffect, useEffectEvent, useState } from 'react'
import { readProfile } from '#contract/people/accounts.ts'
import type { Data } from '#contract/platform/endpoint.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { fromE164 } from '#contract/places/phone.ts'
import { call } from '../../platform/call.ts'
import { sentence } from '../../platform/form.ts'
import { useStoredUser } from '../../platform/stored-user.ts'
import { useText } from '../../platform/text.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { useWords } from '../../platform/words.ts'

export type OwnContactValues = { name: string; email: string } & ReturnType<typeof fromE164>

interface Props {
  onPick: (contact: OwnContactValues) => void
  /** What the account knows stands there from the start, as long as nobody has typed anything. */
  isUntouched?: (() => boolean) | undefined
}

/** What the account knows already, at one press; the phone is asked for only then. */
export function OwnContact({ onPick, isUntouched }: Props) {
  const { t } = useWords()
  const user = useStoredUser()
  const { isAsking, isFilled, fill } = useOwnContact({ onPick, isUntouched })
  if (!user) return null
  const Sign = isFilled ? CircleCheck : UserRound
  return (
    <Button
      kind="secondary"
      className="min-h-14 justify-start! px-4! text-left!"
      aria-pressed={isFilled}
      aria-busy={isAsking}
      onClick={() => void fill()}
    >
      <Sign className={`size-6 shrink-0 ${isFilled ? 'text-done' : ''}`} aria-hidden="true" />
      <span className="min-w-0">
        <span className="block">{t('ui.own_contact.label', { name: user.name })}</span>
        <span className="text-muted block text-sm font-normal" aria-live="polite">
          {t(isFilled ? 'ui.own_contact.filled' : 'ui.own_contact.hint')}
        </span>
      </span>
    </Button>
  )
}

function useOwnContact({ onPick, isUntouched }: Props) {
  const text = useText()
  const [isAsking, setIsAsking] = useState(false)
  const [isFilled, setIsFilled] = useState(false)
  const pick = ({ name, email, phone }: Data<typeof readProfile>['profile']) => {
    onPick({ name, email, ...fromE164(phone) })
    setIsFilled(true)
  }
  async function fill() {
    if (isAsking) return
    setIsAsking(true)
    const answer = await call(readProfile)
    setIsAsking(false)
    if (answer && isSuccess(answer)) pick(answer.data.profile)
    else toast.error(sentence(text, answer))
  }
  const begin = useEffectEvent((profile: Data<typeof readProfile>['profile']) => {
    // Nothing comes into a field under the fingers of whoever types into it.
    if (isUntouched?.() && !document.activeElement?.matches('input, textarea, select')) pick(profile)
  })
  const isWanted = isUntouched !== undefined
  useEffect(() => {
    if (!isWanted) return
    void call(readProfile).then((answer) => answer && isSuccess(answer) && begin(answer.data.profile))
  }, [isWanted])
  return { isAsking, isFilled, fill }
}
