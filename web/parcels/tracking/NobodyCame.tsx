import { useState, type FormEvent } from 'react'
import { isSuccess, type Failure } from '#contract/platform/envelope.ts'
import { sayNobodyCame } from '#contract/parcels/receiver-answers.ts'
import { failedAttempts } from '#contract/parcels/parcel-steps.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { trackParcel, type TrackedParcel } from '#contract/parcels/tracking.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useCall } from '../../platform/use-call.ts'
import { useMoment } from '../../platform/moment.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { useWords } from '../../platform/words.ts'
import { visitKey } from './private-link.ts'
import { useShownReport, type ShownReport } from './use-shown-report.ts'
import { WriteToUs } from './WriteToUs.tsx'

/** Whoever waited says so, and where they want an answer; then who answers and when, what was answered, and how to ask again. */
export function NobodyCame({ parcel }: { parcel: TrackedParcel }) {
  const [said, setSaid] = useState<{ about: string | undefined; contact: string | null }>()
  const attempt = parcel.events[0]
  const own = said && said.about === attempt?.id ? said : undefined
  const report = useShownReport(parcel, own?.about)
  if (!own && parcel.may_answer)
    return <ReportForm parcel={parcel} onSaid={(contact) => setSaid({ about: attempt?.id, contact })} />
  if (report?.answered_at) return <Answered number={parcel.tracking_number} report={report} />
  // It may have been somebody else at the same address.
  if (!own && !report && !(attempt && failedAttempts.includes(attempt.code))) return null
  return <Reported number={parcel.tracking_number} contact={own?.contact} />
}

function Reported({ number, contact }: { number: string; contact: string | null | undefined }) {
  const { t } = useWords()
  return (
    <Alert tone="success" title={t('receiver.nobody.reported')}>
      <div className="grid gap-3">
        <p className="wrap-anywhere">
          {contact ? t('receiver.nobody.answered_at', { contact }) : t('receiver.nobody.looked_into')}
        </p>
        <AskAgain number={number} />
      </div>
    </Alert>
  )
}

interface AnsweredProps {
  number: string
  report: ShownReport
}

/** What was decided, for whoever reported; for everybody else that it was. */
function Answered({ number, report: { answer, answered_at } }: AnsweredProps) {
  const { t } = useWords()
  const moment = useMoment()
  const answered = { moment: answered_at ? moment(answered_at) : '' }
  return (
    <Alert tone="success" title={t('receiver.nobody.answered')}>
      <div className="grid gap-3">
        {answer && <p className="text-lg font-medium whitespace-pre-line wrap-anywhere">{answer}</p>}
        <p>{t(answer ? 'receiver.nobody.words_on' : 'receiver.nobody.answered_on', answered)}</p>
        <AskAgain number={number} />
      </div>
    </Alert>
  )
}

function AskAgain({ number }: { number: string }) {
  const { t } = useWords()
  return (
    <WriteToUs number={number} text={t('receiver.nobody.message', { number: inGroups(number) })}>
      {t('tracking.late.ask')}
    </WriteToUs>
  )
}

interface FormProps {
  parcel: TrackedParcel
  onSaid: (contact: string | null) => void
}

/** One tap; words and an address if they like. */
function ReportForm({ parcel, onSaid }: FormProps) {
  const { t } = useWords()
  const { fields, problem, isPending, send } = useReport(parcel, onSaid)
  const isLong = parcel.code === 'out_for_delivery'
  return (
    <Card>
      <form className="grid gap-4" noValidate onSubmit={(event) => void send(event)}>
        <h2 className="text-lg">{t(isLong ? 'receiver.nobody.heading_long' : 'receiver.nobody.heading')}</h2>
        <TextField
          {...fields.words}
          label={t('receiver.nobody.words')}
          name="words"
          autoComplete="off"
          maxLength={200}
        />
        <TextField
          {...fields.contact}
          label={t('receiver.nobody.contact')}
          hint={t('receiver.nobody.contact_hint')}
          name="contact"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
        />
        {problem && <Alert tone="destructive">{problem}</Alert>}
        <SubmitButton kind="secondary" className="justify-self-start" pending={isPending}>
          {t('receiver.nobody.send')}
        </SubmitButton>
      </form>
    </Card>
  )
}

function useReport({ tracking_number, events }: TrackedParcel, onSaid: FormProps['onSaid']) {
  const text = useText()
  const keyFor = useKeyFor()
  const say = useCall(sayNobodyCame, { refreshes: [trackParcel] })
  const [body, setBody] = useState({ words: '', contact: '' })
  const [failure, setFailure] = useState<{ answer: Failure | undefined }>()
  async function send(event: FormEvent) {
    event.preventDefault()
    const visit_key = visitKey()
    const input = { params: { number: tracking_number }, body: visit_key ? { ...body, visit_key } : body }
    const answer = await say.mutateAsync({ input, key: keyFor({ ...input, attempt: events[0]?.id }) })
    if (answer && isSuccess(answer)) onSaid(answer.data.contact ?? null)
    else setFailure({ answer })
  }
  const errorOf = (name: keyof typeof body) =>
    text(failure?.answer?.errors?.find(({ path }) => path === name)?.message ?? '') || undefined
  const field = (name: keyof typeof body) => ({
    value: body[name],
    onChange: ({ target }: { target: { value: string } }) => setBody({ ...body, [name]: target.value }),
    error: errorOf(name),
  })
  const fields = { words: field('words'), contact: field('contact') }
  const isBeside = fields.words.error ?? fields.contact.error
  const problem = failure && !isBeside ? sentence(text, failure.answer) : undefined
  return { fields, problem, isPending: say.isPending, send }
}
