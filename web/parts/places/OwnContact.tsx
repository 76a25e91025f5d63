import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { readProfile } from '#contract/people/accounts.ts'
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

/** One press fills in what the account knows already. The phone is asked for only then. */
export function OwnContact({ onPick }: { onPick: (contact: OwnContactValues) => void }) {
  const { t } = useWords()
  const text = useText()
  const user = useStoredUser()
  const [isAsking, setIsAsking] = useState(false)
  if (!user) return null
  async function fill() {
    setIsAsking(true)
    const answer = await call(readProfile)
    setIsAsking(false)
    if (!answer || !isSuccess(answer)) return toast.error(sentence(text, answer))
    const { name, email, phone } = answer.data.profile
    onPick({ name, email, ...fromE164(phone) })
  }
  return (
    <Button
      kind="secondary"
      className="min-h-14 justify-start! px-4! text-left!"
      pending={isAsking}
      onClick={() => void fill()}
    >
      <UserRound className="size-6 shrink-0" aria-hidden="true" />
      <span className="min-w-0">
        <span className="block">{t('ui.own_contact.label', { name: user.name })}</span>
        <span className="text-muted block text-sm font-normal">{t('ui.own_contact.hint')}</span>
      </span>
    </Button>
  )
}
