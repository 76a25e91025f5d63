import { Key } from './Key.tsx'

// As they stand on the keys themselves: no word of a sentence is a capital alone.
const onKeys = /^(?:Esc|Enter|[A-Z0-9+−])$/

/** The keys of a desk and what they do, where there are keys; the sentence comes from the words, its keys look like keys. */
export function KeysLine({ text }: { text: string }) {
  return (
    <p className="text-muted text-sm max-sm:hidden pointer-coarse:hidden">
      <span className="sr-only">{text}</span>
      <span aria-hidden="true">
        {[...text.matchAll(/\S+/g)].map(({ 0: word, index: at }) => (
          <span key={at}>{onKeys.test(word) ? <Key>{word}</Key> : word} </span>
        ))}
      </span>
    </p>
  )
}
