import { isSuccess, type Envelope } from '#contract/platform/envelope.ts'
import { sentence } from '../platform/sentence.ts'
import { useText } from '../platform/text.ts'
import { toast } from './toast.ts'

/** Says what has happened now, or what stood in the way. */
export function useTold() {
  const text = useText()
  return (done: string) => (answer: Envelope<unknown> | undefined) => {
    if (answer && isSuccess(answer)) toast.success(done)
    else toast.error(sentence(text, answer))
  }
}
