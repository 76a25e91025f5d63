import type { ReactNode } from 'react'

type Fact = readonly [label: string, value: ReactNode]

interface Props {
  facts: readonly Fact[]
  /** One below the other on wide screens too, where the card is narrow. */
  isStacked?: boolean
  /** Beside a picture, where the labels get no more room than they need. */
  isNarrow?: boolean
}

/** Labels and their values, one below the other on phones. Empty values are left out. */
export function Facts({ facts, isStacked = false, isNarrow = false }: Props) {
  const wide = isNarrow
    ? 'sm:grid-cols-[fit-content(7rem)_minmax(0,1fr)]'
    : 'sm:grid-cols-[minmax(0,12rem)_minmax(11rem,1fr)]'
  const columns = isStacked ? '' : wide
  return (
    <dl className={`grid gap-x-6 gap-y-2 ${columns}`}>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([label, value]) => (
          <div key={label} className="contents">
            <dt className={`text-muted text-sm ${isStacked ? '-mb-2' : 'max-sm:-mb-2 sm:pt-0.5'}`}>
              {label}
            </dt>
            <dd className="figures min-w-0 wrap-anywhere">
              {typeof value === 'string' ? <Whole words={value} /> : value}
            </dd>
          </div>
        ))}
    </dl>
  )
}

/** A mail address that is too long for its line breaks before its @, not within a word. */
function Whole({ words }: { words: string }) {
  const at = words.indexOf('@')
  if (at < 1) return words
  return (
    <>
      {words.slice(0, at)}
      <wbr />
      {words.slice(at)}
    </>
  )
}
