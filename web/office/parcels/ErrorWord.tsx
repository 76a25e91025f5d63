import { useText } from '../../platform/text.ts'

/** Why something cannot be done, as the reader says it. */
export function ErrorWord({ word }: { word: string }) {
  const text = useText()
  return text(`error.${word}`)
}
