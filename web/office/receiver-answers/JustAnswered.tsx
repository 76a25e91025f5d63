import { inGroups } from '#contract/parcels/tracking-number.ts'
import { Key } from '../../parts/workplace/Key.tsx'
import { useShortcuts } from '../../parts/workplace/use-shortcuts.ts'
import { Button } from '../../ui/Button.tsx'
import { useWords } from '../../platform/words.ts'
import { useReopening, type AnsweredReport } from './use-reopening.ts'

interface Props {
  report: AnsweredReport
  /** It waits again. */
  onUndone: () => void
}

/** What was marked last, for a key that was pressed too early. */
export function JustAnswered({ report, onUndone }: Props) {
  const { t } = useWords()
  const { reopen, isPending } = useReopening()
  const undo = () => void reopen(report).then((isWaiting) => isWaiting && onUndone())
  useShortcuts({
    u: () => {
      if (!isPending) undo()
    },
  })
  return (
    <section className="bg-deep text-on-deep flex items-center justify-between gap-3 rounded-box px-4 py-2">
      <p role="status" className="min-w-0">
        <span className="figures font-semibold">{inGroups(report.tracking_number)}</span>{' '}
        {t('receiver_answers.reply.just')}
      </p>
      <Button kind="secondary" className="shrink-0" disabled={isPending} onClick={undo} aria-keyshortcuts="u">
        {t('receiver_answers.reply.undo')}
        <Key>U</Key>
      </Button>
    </section>
  )
}
