import { useState, type FormEvent } from 'react'
import { answerClaim, claimAnswer, mostClaimPictures, readClaimable } from '#contract/money/claims.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/Field.tsx'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { ClaimPictures } from './ClaimPictures.tsx'
import { errorsIn, type Errors } from './entry.ts'
import { useWords } from '../../platform/words.ts'

/** What the office asked, answered in words and, where they help, pictures. */
export function AnswerForm({ id }: { id: string }) {
  const { t } = useWords()
  const text = useText()
  const { words, setWords, setPictures, errors, problem, isPending, send } = useReply(id)
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void send(event)}>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <TextArea
        label={t('claim.answer.label')}
        name="words"
        maxLength={2000}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        error={errors['words'] && text(errors['words'])}
      />
      <ClaimPictures
        hint={t('claim.answer.pictures', { most: mostClaimPictures })}
        onChange={setPictures}
        error={errors['picture_ids'] && text(errors['picture_ids'])}
      />
      <SubmitButton pending={isPending}>{t('claim.answer.send')}</SubmitButton>
    </form>
  )
}

function useReply(id: string) {
  const { t } = useWords()
  const text = useText()
  const [words, setWords] = useState('')
  const [picture_ids, setPictures] = useState<string[]>([])
  const [errors, setErrors] = useState<Errors>({})
  const [problem, setProblem] = useState<string>()
  const answer = useCall(answerClaim, { refreshes: [readClaimable] })
  const keyFor = useKeyFor()
  async function send(event: FormEvent) {
    event.preventDefault()
    const body = { words, picture_ids }
    const read = claimAnswer.safeParse(body)
    setErrors(read.success ? {} : errorsIn(read.error.issues))
    if (!read.success || answer.isPending) return
    const given = await answer.mutateAsync({ input: { params: { id }, body }, key: keyFor([id, body]) })
    if (given && isSuccess(given)) toast.success(t('claim.answer.sent'))
    else setProblem(sentence(text, given))
  }
  return { words, setWords, setPictures, errors, problem, isPending: answer.isPending, send }
}
