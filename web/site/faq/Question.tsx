import { Words, type Body } from '../Words.tsx'
import { useWords } from '../../platform/words.ts'
import { Chevron } from '../../ui/Chevron.tsx'

export interface QuestionTexts {
  question: string
  answer: Body
}

/** One question that opens. */
export function Question({ id, question, answer }: QuestionTexts & { id: string }) {
  const { t } = useWords()
  return (
    <details id={id} className="border-line bg-surface scroll-mt-6 rounded-box border">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 px-4 py-3">
        <h3 className="text-base leading-snug">{question}</h3>
        <Chevron />
      </summary>
      <div className="border-line grid gap-3 border-t px-4 py-4">
        <div className="grid gap-3">
          <Words body={answer} />
        </div>
        <a
          className="text-muted screen-only inline-flex min-h-11 items-center text-sm underline underline-offset-4"
          href={`#${id}`}
        >
          {t('faq.link')}
        </a>
      </div>
    </details>
  )
}
