import { useState } from 'react'
import { takeClaim, type OfficeClaim } from '#contract/money/claim-desk.ts'
import { isSuccess, type Envelope } from '#contract/platform/envelope.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { AcceptClaim } from './AcceptClaim.tsx'
import { AskClaimant } from './AskClaimant.tsx'
import { DeclineClaim } from './DeclineClaim.tsx'
import { AnswerButton } from '../desk/AnswerButton.tsx'
import { useShortcuts } from '../../parts/workplace/use-shortcuts.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  claim: OfficeClaim
  onChanged: (isDecided: boolean) => void
}

/** Take it first; then accept, decline or ask. */
export function ClaimDecision({ claim, onChanged }: Props) {
  const { t } = useWords()
  const { status, is_own, is_first_decider } = claim
  if (is_own) return <Alert tone="warning">{t('error.own_order')}</Alert>
  if (is_first_decider) return <Alert tone="warning">{t('error.first_decider')}</Alert>
  if (status === 'filed') return <Take id={claim.id} onChanged={onChanged} />
  return <Choices claim={claim} onChanged={onChanged} />
}

function Take({ id, onChanged }: { id: string; onChanged: Props['onChanged'] }) {
  const { t } = useWords()
  const text = useText()
  const take = useCall(takeClaim)
  const keyFor = useKeyFor()
  async function send() {
    if (take.isPending) return
    const answer = await take.mutateAsync({ input: { params: { id } }, key: keyFor([id, 'take']) })
    if (answer && isSuccess(answer)) toast.success(t('office_claims.taken'))
    else toast.error(sentence(text, answer))
    onChanged(false)
  }
  const first = () => toast.info(t('office_claims.take_first'))
  useShortcuts({ t: () => void send(), a: first, r: first, q: first })
  return (
    <AnswerButton letter="T" pending={take.isPending} onClick={() => void send()}>
      {t('office_claims.take')}
    </AnswerButton>
  )
}

type Choice = 'accept' | 'decline' | 'ask'

function Choices({ claim, onChanged }: Props) {
  const { t } = useWords()
  const text = useText()
  const [choice, setChoice] = useState<Choice>()
  const isAsked = claim.status === 'more_asked'
  const onClose = () => setChoice(undefined)
  function onDone(answer: Envelope<unknown> | undefined, words: string, isDecided: boolean) {
    onClose()
    if (answer && isSuccess(answer)) toast.success(words)
    else toast.error(sentence(text, answer))
    if (answer) onChanged(isDecided)
  }
  useShortcuts({
    a: () => !isAsked && setChoice('accept'),
    r: () => setChoice('decline'),
    q: () => !isAsked && setChoice('ask'),
  })
  return (
    <div className="flex flex-wrap gap-3">
      <Answers isAsked={isAsked} choose={setChoice} />
      <Dialog open={choice === 'accept'} onClose={onClose} title={t('office_claims.accept_title')}>
        <AcceptClaim claim={claim} onDone={(answer) => onDone(answer, t('office_claims.accepted'), true)} />
      </Dialog>
      <Dialog open={choice === 'decline'} onClose={onClose} title={t('office_claims.decline_title')}>
        <DeclineClaim claim={claim} onDone={(answer) => onDone(answer, t('office_claims.declined'), true)} />
      </Dialog>
      <Dialog open={choice === 'ask'} onClose={onClose} title={t('office_claims.ask_title')}>
        <AskClaimant id={claim.id} onDone={(answer) => onDone(answer, t('office_claims.asked'), false)} />
      </Dialog>
    </div>
  )
}

interface AnswersProps {
  /** The customer has been asked, and there is nothing to decide before the answer but to decline. */
  isAsked: boolean
  choose: (choice: Choice) => void
}

function Answers({ isAsked, choose }: AnswersProps) {
  const { t } = useWords()
  return (
    <>
      <AnswerButton kind="approve" letter="A" disabled={isAsked} onClick={() => choose('accept')}>
        {t('office_claims.accept')}
      </AnswerButton>
      <AnswerButton kind="reject" letter="R" onClick={() => choose('decline')}>
        {t('office_claims.decline')}
      </AnswerButton>
      <AnswerButton kind="secondary" letter="Q" disabled={isAsked} onClick={() => choose('ask')}>
        {t('office_claims.ask')}
      </AnswerButton>
    </>
  )
}
