import { askAgain, payMissing_days } from '#contract/money/corrections.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { Button } from '../../ui/Button.tsx'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { toast } from '../../ui/toast.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  number: string
  onDone: () => void
}

/** Asks for what is owed already: a payment that was approved and never came, or a fee. */
export function isForMissing({ lines }: { lines: readonly { code: string }[] }) {
  return lines.some(({ code }) => code === 'missing_payment' || code.startsWith('fee_'))
}

export function AskAgain({ number, onDone }: Props) {
  const { t } = useWords()
  const text = useText()
  const ask = useCall(askAgain)
  const keyFor = useKeyFor()
  async function send() {
    const input = { params: { number } }
    const answer = await ask.mutateAsync({ input, key: keyFor(input) })
    if (answer && isSuccess(answer)) toast.success(t('office_parcels.ask_again.done'))
    else toast.error(sentence(text, answer))
    onDone()
  }
  return (
    <Collapsible title={t('office_parcels.ask_again.heading')}>
      <div className="grid gap-3">
        <p className="text-muted">{t('office_parcels.ask_again.text', { days: payMissing_days })}</p>
        <Button className="justify-self-start" pending={ask.isPending} onClick={() => void send()}>
          {t('office_parcels.ask_again.button')}
        </Button>
      </div>
    </Collapsible>
  )
}
