import X from 'virtual:icon/x'
import { useWords } from '../platform/words.ts'

interface Props {
  /** What is asked, where the answer alone does not say it. */
  question?: string | undefined
  answer: string
  onDrop: () => void
}

/** A filter that is set, and the way out of it. */
export function FilterWord({ question, answer, onDrop }: Props) {
  const { t } = useWords()
  return (
    <button
      type="button"
      className="border-edge bg-surface inline-flex min-h-11 items-center gap-2 rounded-box border px-3 text-start text-sm md:min-h-10"
      onClick={onDrop}
    >
      <span className="sr-only">{t('office_parcels.filters.drop')}</span>
      {question}
      <b className="font-semibold wrap-anywhere">{answer}</b>
      <X className="text-muted size-4 shrink-0" aria-hidden="true" />
    </button>
  )
}
