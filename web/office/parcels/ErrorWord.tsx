import { useText } from '../../platform/text.ts'

/** Why something cannot be done, in the reader's language. */
export function ErrorWord({ word }: { word: string }) {
  const text = useText()
  return text(`error.${word}`)
}
