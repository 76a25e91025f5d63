import CircleCheck from 'virtual:icon/circle-check'
import UserRound from 'virtual:icon/user-round'
import { useState } from 'react'
import { readProfile } from '#contract/people/accounts.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { call } from '../../platform/call.ts'
import { sentence } from '../../platform/sentence.ts'
import { useStoredUser } from '../../platform/stored-user.ts'
import { useText } from '../../platform/text.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { useWords } from '../../platform/words.ts'
import { contactOf, type OwnContactValues } from './own-contact.ts'

interface Props {
  onPick: (contact: OwnContactValues) => void
}

/** What the account knows already, at one press; the phone is asked for only then. */
export function OwnContact({ onPick }: Props) {
  const { t } = useWords()
  const user = useStoredUser()
  const { isAsking, isFilled, fill } = useOwnContact(onPick)
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

function useOwnContact(onPick: Props['onPick']) {
  const text = useText()
  const [isAsking, setIsAsking] = useState(false)
  const [isFilled, setIsFilled] = useState(false)
  async function fill() {
    if (isAsking) return
    setIsAsking(true)
    const answer = await call(readProfile)
    setIsAsking(false)
    if (!answer || !isSuccess(answer)) return toast.error(sentence(text, answer))
    onPick(contactOf(answer.data.profile))
    setIsFilled(true)
  }
  return { isAsking, isFilled, fill }
}
