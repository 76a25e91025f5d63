import { lazy, Suspense } from 'react'
import { QuestionMark, type HelpWords } from './QuestionMark.tsx'

/** What places the bubble comes with the question mark, and not with every page that may have one. */
const Explained = lazy(async () => {
  const loaded = await import('./Bubble.tsx').catch(() => undefined)
  return { default: loaded?.Bubble ?? Words }
})

/** A question mark that explains. */
export function HelpTooltip(words: HelpWords) {
  return (
    <Suspense fallback={<QuestionMark label={words.label} />}>
      <Explained {...words} />
    </Suspense>
  )
}

/** Without network the words themselves. */
function Words({ text }: HelpWords) {
  return <span className="text-muted ml-2 text-sm font-normal">{text}</span>
}
