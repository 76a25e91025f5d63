import { useMatches } from 'react-router'
import { useText } from '../text.ts'

/** A page of words: its heading and what it is for, taken from the texts its route names. */
export function Page() {
  const text = useText()
  const key = useNamespace()
  return (
    <article className="wrap grid gap-4 py-12">
      <h1>{text(`${key}.heading`)}</h1>
      <p className="max-w-prose text-lg">{text(`${key}.intro`)}</p>
    </article>
  )
}

function useNamespace() {
  const handle: unknown = useMatches().at(-1)?.handle
  return typeof handle === 'object' && handle !== null && 'texts' in handle && Array.isArray(handle.texts)
    ? String(handle.texts[0])
    : ''
}
