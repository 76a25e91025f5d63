import { useState } from 'react'
import { isOpenClaim } from '#contract/money/claim-rules.ts'
import { agreeToClaim, readClaimable, withdrawClaim, type Claim } from '#contract/money/claims.ts'
import { isSuccess, type Envelope } from '#contract/platform/envelope.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { ObjectionForm } from './ObjectionForm.tsx'
import { useWords } from '../../platform/words.ts'

/** What its owner can do with a claim as it stands. */
export function ClaimActions({ claim }: { claim: Claim }) {
  const { t } = useWords()
  const { status, object_until, objected } = claim
  return (
    <>
      {status === 'more_asked' && <AnswerForm id={claim.id} />}
      {status === 'accepted' && (
        <LinkButton kind="secondary" className="justify-self-start" to="/voucher">
          {t('claim.account')}
        </LinkButton>
      )}
      {object_until && <Objection claim={claim} />}
      {isOpenClaim(status) && !objected && <Withdrawal id={claim.id} />}
    </>
  )
}

function Objection({ claim: { id, status, amount } }: { claim: Claim }) {
  const { t } = useWords()
  const [isWriting, setIsWriting] = useState(false)
  if (isWriting) return <ObjectionForm id={id} onClose={() => setIsWriting(false)} />
  return (
    <div className="flex flex-wrap gap-3">
      {status === 'accepted' && <Agreement id={id} amount={amount ?? 0} />}
      <Button kind="secondary" onClick={() => setIsWriting(true)}>
        {t('claim.object.open')}
      </Button>
    </div>
  )
}

function Agreement({ id, amount }: { id: string; amount: number }) {
  const { t } = useWords()
  const figures = useFigures()
  const agree = useCall(agreeToClaim, { refreshes: [readClaimable] })
  const keyFor = useKeyFor()
  const tell = useTell()
  async function send() {
    const answer = await agree.mutateAsync({ input: { params: { id } }, key: keyFor([id, 'agree']) })
    tell(answer, t('claim.agree.done'))
  }
  return (
    <Button pending={agree.isPending} onClick={() => void send()}>
      {t('claim.agree.open', { amount: figures.amount(amount) })}
    </Button>
  )
}

function Withdrawal({ id }: { id: string }) {
  const { t } = useWords()
  const withdraw = useCall(withdrawClaim, { refreshes: [readClaimable] })
  const keyFor = useKeyFor()
  const tell = useTell()
  async function send() {
    const answer = await withdraw.mutateAsync({ input: { params: { id } }, key: keyFor([id, 'withdraw']) })
    tell(answer, t('claim.withdraw.done'))
  }
  return (
    <ConfirmedButton
      kind="quiet"
      className="justify-self-start px-0"
      label={t('claim.withdraw.open')}
      question={t('claim.withdraw.title')}
      isPending={withdraw.isPending}
      act={send}
    >
      <p>{t('claim.withdraw.text')}</p>
    </ConfirmedButton>
  )
}

function useTell() {
  const text = useText()
  return (answer: Envelope<unknown> | undefined, words: string) => {
    if (answer && isSuccess(answer)) toast.success(words)
    else toast.error(sentence(text, answer))
  }
}
