import type { Endpoint, Input } from '#contract/platform/endpoint.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../../platform/use-call.ts'
import { useWords } from '../../platform/words.ts'

/** A switch or a small field that is saved as soon as it is changed. */
export function useSaving<E extends Endpoint>(endpoint: E, refreshes: Endpoint[]) {
  const { t } = useWords()
  const text = useText()
  const { mutateAsync, isPending } = useCall(endpoint, { refreshes })
  async function save(input: Partial<Input<E>>) {
    const answer = await mutateAsync({ input })
    if (answer && isSuccess(answer)) toast.success(t('office.saved'))
    else toast.error(answer?.errors?.map(({ message }) => text(message)).join(' ') ?? sentence(text, answer))
  }
  return { save, isPending }
}
