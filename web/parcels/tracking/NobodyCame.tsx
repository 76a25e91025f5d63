import { useState, type FormEvent } from 'react'
import { isSuccess } from '#contract/platform/envelope.ts'
import { sayNobodyCame } from '#contract/parcels/receiver-answers.ts'
import { trackParcel, type TrackedParcel } from '#contract/parcels/tracking.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { useWords } from '../../platform/words.ts'

/** One tap for whoever waited; words if they like. */
export function NobodyCame({ parcel }: { parcel: TrackedParcel }) {
  const { t } = useWords()
  const text = useText()
  const keyFor = useKeyFor()
  const say = useCall(sayNobodyCame, { refreshes: [trackParcel] })
  const [words, setWords] = useState('')
  const [saidAbout, setSaid] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const attempt = parcel.events[0]?.id
  if (saidAbout !== undefined && saidAbout === attempt)
    return <Alert tone="success">{t('receiver.nobody.thanks')}</Alert>
  if (!parcel.may_answer) return null
  async function send(event: FormEvent) {
    event.preventDefault()
    const input = { params: { number: parcel.tracking_number }, body: { words } }
    const answer = await say.mutateAsync({ input, key: keyFor({ ...input, attempt }) })
    if (answer && isSuccess(answer)) setSaid(attempt)
    else setProblem(sentence(text, answer))
  }
  const isLong = parcel.code === 'out_for_delivery'
  return (
    <Card>
      <form className="grid gap-4" noValidate onSubmit={(event) => void send(event)}>
        <h2 className="text-lg">{t(isLong ? 'receiver.nobody.heading_long' : 'receiver.nobody.heading')}</h2>
        <TextField
          label={t('receiver.nobody.words')}
          name="words"
          autoComplete="off"
          maxLength={200}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          error={problem}
        />
        <SubmitButton kind="secondary" className="justify-self-start" pending={say.isPending}>
          {t('receiver.nobody.send')}
        </SubmitButton>
      </form>
    </Card>
  )
}
