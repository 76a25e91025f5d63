import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { isSuccess, type Envelope } from '#contract/platform/envelope.ts'
import { useFormTexts } from '../platform/form.ts'
import { toast } from '../ui/toast.ts'
import { useWords } from '../platform/words.ts'

/** What comes after a form of the office was sent: it is done, or the refusal stands where it belongs. */
export function useSaved<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  onSaved: () => void,
) {
  const { t } = useWords()
  const { refuse } = useFormTexts(form)
  const [problem, setProblem] = useState<string>()
  async function take(sent: Promise<Envelope<unknown> | undefined>) {
    const answer = await sent
    if (!answer || !isSuccess(answer)) return setProblem(refuse(answer))
    toast.success(t('office.saved'))
    onSaved()
  }
  return { problem, take }
}
