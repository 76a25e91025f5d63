import { Key } from './Key.tsx'

// As they stand on the keys themselves: no word of a sentence is a capital alone.
const onKeys = /^(?:Esc|Enter|[A-Z0-9+−])$/

/** A key and what it does stay on one line. */
function groupsOf(text: string) {
  const groups: { at: number; words: RegExpExecArray[] }[] = []
  for (const word of text.matchAll(/\S+/g)) {
    const last = groups.at(-1)
    if (last && !onKeys.test(word[0])) last.words.push(word)
    else groups.push({ at: word.index, words: [word] })
  }
  return groups
}

/** The keys of a desk and what they do, where there are keys; the sentence comes from the words, its keys look like keys. */
export function KeysLine({ text }: { text: string }) {
  return (
    <p className="text-muted text-sm max-sm:hidden pointer-coarse:hidden">
      <span className="sr-only">{text}</span>
      <span aria-hidden="true">
        {groupsOf(text).map(({ at, words }) => (
          <span key={at} className="inline-block pr-1">
            {words.map(({ 0: word, index }) => (
              <span key={index}>{onKeys.test(word) ? <Key>{word}</Key> : word} </span>
            ))}
          </span>
        ))}
      </span>
    </p>
  )
}
