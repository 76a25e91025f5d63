import { matchIn } from './match.ts'

/** A text with the part that was typed marked in it. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  const match = matchIn(text, typed)
  if (!match) return <>{text}</>
  const [from, to] = match
  return (
    <>
      {text.slice(0, from)}
      <mark className="bg-transparent font-semibold text-inherit underline decoration-2 underline-offset-2">
        {text.slice(from, to)}
      </mark>
      {text.slice(to)}
    </>
  )
}
