import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { isSuccess } from '#contract/platform/envelope.ts'
import {
  answerReport,
  listReceiverAnswers,
  reportReply,
  type ReceiverAnswer,
} from '#contract/parcels/report-replies.ts'
import { isTold } from '#contract/parcels/answerers.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { useFormTexts } from '../../platform/form.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button, SubmitButton } from '../../ui/Button.tsx'
import { Dialog, DialogActs } from '../../ui/Dialog.tsx'
import { TextArea } from '../../ui/Field.tsx'
import { useWords } from '../../platform/words.ts'
import { Contact } from './Contact.tsx'
import type { AnsweredReport } from './use-reopening.ts'

interface Props {
  report: ReceiverAnswer
  onDone: (report: AnsweredReport) => void
}

/** Once whoever waited has their answer. */
export function MarkAnswered({ report, onDone }: Props) {
  const { t } = useWords()
  const [isAsking, setIsAsking] = useState(false)
  const number = inGroups(report.tracking_number)
  const close = () => setIsAsking(false)
  return (
    <span>
      <Button
        kind="secondary"
        className="whitespace-nowrap"
        aria-label={t('receiver_answers.reply.open_of', { number })}
        onClick={() => setIsAsking(true)}
      >
        {t('receiver_answers.reply.open')}
      </Button>
      <Dialog open={isAsking} onClose={close} title={t('receiver_answers.reply.heading')} hasCross={false}>
        <p className="figures font-semibold">{number}</p>
        {report.words && <p className="wrap-anywhere">“{report.words}”</p>}
        <Contact report={report} />
        <Reply report={report} onDone={onDone} onClose={close} />
      </Dialog>
    </span>
  )
}

function Reply({ report, onDone, onClose }: Props & { onClose: () => void }) {
  const { t } = useWords()
  const hasReader = report.said_by && isTold(report.said_by)
  const { form, problem, isPending, send } = useReply(report, onDone)
  const { field } = useFormTexts(form)
  return (
    <form className="grid gap-4" noValidate onSubmit={form.handleSubmit(send)}>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <TextArea
        label={t('receiver_answers.reply.words')}
        hint={t(hasReader ? 'receiver_answers.reply.words_told' : 'receiver_answers.reply.words_kept')}
        {...field('words')}
      />
      <DialogActs>
        <Button kind="secondary" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <SubmitButton pending={isPending}>{t('receiver_answers.reply.heading')}</SubmitButton>
      </DialogActs>
    </form>
  )
}

function useReply({ id, tracking_number }: ReceiverAnswer, onDone: Props['onDone']) {
  const form = useForm({ resolver: zodResolver(reportReply), defaultValues: { words: '' } })
  const { refuse } = useFormTexts(form)
  const call = useCall(answerReport, { refreshes: [listReceiverAnswers] })
  const keyFor = useKeyFor()
  const [problem, setProblem] = useState<string>()
  async function send(body: z.output<typeof reportReply>) {
    const input = { params: { id }, body }
    const answer = await call.mutateAsync({ input, key: keyFor(input) })
    if (answer && isSuccess(answer)) onDone({ id, tracking_number, answered_at: answer.data.answered_at })
    else setProblem(refuse(answer))
  }
  return { form, problem, isPending: call.isPending, send }
}
