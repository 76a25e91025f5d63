import { useEffect, useState } from 'react'
import { resendAfter_s, resendCode } from '#contract/people/accounts.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../../platform/use-call.ts'
import { keepPendingCode, type PendingCode } from './pending-code.ts'
import { useWords } from '../../platform/words.ts'

/** Counts down to the moment a new code may be asked for. */
export function ResendCode({ purpose, pending }: { purpose: 'register' | 'reset'; pending: PendingCode }) {
  const { t } = useWords()
  const text = useText()
  const resend = useCall(resendCode)
  const [sent_at, setSentAt] = useState(pending.sent_at)
  const seconds = useCountdown(sent_at)

  async function again() {
    const answer = await resend.mutateAsync({ input: { body: { request_id: pending.request_id } } })
    if (!answer || !isSuccess(answer)) return toast.error(sentence(text, answer))
    setSentAt(keepPendingCode(purpose, pending))
    toast.success(t('accounts.resend.sent'))
  }
  return (
    <Button
      kind="quiet"
      className="figures justify-self-start"
      disabled={seconds > 0}
      pending={resend.isPending}
      onClick={() => void again()}
    >
      {seconds > 0 ? t('accounts.resend.wait', { count: seconds }) : t('accounts.resend.again')}
    </Button>
  )
}

function useCountdown(sent_at: number) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.min(resendAfter_s, Math.max(0, Math.ceil(sent_at / 1000 + resendAfter_s - now / 1000)))
}
