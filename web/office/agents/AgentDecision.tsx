import { useState } from 'react'
import type { ShownApplication } from '#contract/people/agent-desk.ts'
import { isSuccess, type Envelope } from '#contract/platform/envelope.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { toast } from '../../ui/toast.ts'
import { AgentApproveDialog } from './AgentApproveDialog.tsx'
import { AgentRejectDialog } from './AgentRejectDialog.tsx'
import { AnswerButton } from '../desk/AnswerButton.tsx'
import { useShortcuts } from '../../parts/workplace/use-shortcuts.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  application: ShownApplication
  onDecided: () => void
}

export function AgentDecision({ application, onDecided }: Props) {
  const { t } = useWords()
  const text = useText()
  const [decision, setDecision] = useState<'approve' | 'reject'>()
  const { is_own } = application

  function done(answer: Envelope<unknown> | undefined, words: string) {
    setDecision(undefined)
    if (answer && isSuccess(answer)) toast.success(words)
    else toast.error(sentence(text, answer))
    // Without network the decision stays on the table.
    if (answer) onDecided()
  }
  useShortcuts({ a: () => !is_own && setDecision('approve'), r: () => !is_own && setDecision('reject') })
  if (is_own) return <Alert tone="warning">{t('error.own_application')}</Alert>
  const close = () => setDecision(undefined)
  return (
    <div className="grid gap-3">
      <Warnings application={application} />
      <div className="flex flex-wrap gap-3">
        <AnswerButton kind="approve" letter="A" onClick={() => setDecision('approve')}>
          {t('agents.approve')}
        </AnswerButton>
        <AnswerButton kind="reject" letter="R" onClick={() => setDecision('reject')}>
          {t('agents.reject')}
        </AnswerButton>
      </div>
      <AgentApproveDialog
        open={decision === 'approve'}
        application={application}
        onClose={close}
        onDone={(answer) => done(answer, t('agents.approved'))}
      />
      <AgentRejectDialog
        open={decision === 'reject'}
        application={application}
        onClose={close}
        onDone={(answer) => done(answer, t('agents.rejected'))}
      />
    </div>
  )
}

function Warnings({ application: { others, email_has_account } }: Pick<Props, 'application'>) {
  const { t } = useWords()
  return (
    <>
      {others > 0 && <Alert tone="warning">{t('agents.others', { count: others })}</Alert>}
      {email_has_account && <Alert tone="warning">{t('agents.has_account')}</Alert>}
    </>
  )
}
