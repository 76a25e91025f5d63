import type { ReactNode } from 'react'
import { Collapsible } from '../ui/Collapsible.tsx'
import { useHashTarget } from './use-hash-target.ts'
import { Words, type Body } from './Words.tsx'
import { useWords } from '../platform/words.ts'

export interface Section {
  heading: string
  body: Body
}

/** A long text with its table of contents beside it. The keys of the sections are their addresses in every language. */
export function Article({
  sections,
  after,
  children,
}: {
  sections: Record<string, Section>
  /** What follows the words of a section. */
  after?: Record<string, ReactNode>
  children?: ReactNode
}) {
  useHashTarget()
  const entries = Object.entries(sections)
  return (
    <div className="wrap grid gap-8 py-10 lg:grid-cols-[16rem_1fr] lg:gap-16">
      <Contents entries={entries} />
      <article className="grid max-w-prose min-w-0 content-start gap-10">
        {entries.map(([id, { heading, body }]) => (
          <section key={id} id={id} className="grid scroll-mt-6 gap-3">
            <h2>{heading}</h2>
            <Words body={body} />
            {after?.[id]}
          </section>
        ))}
        {children}
      </article>
    </div>
  )
}

/** Beside the text where there is room; on a phone it stays folded, so that the text begins at once. */
function Contents({ entries }: { entries: [string, Section][] }) {
  const { t } = useWords()
  return (
    <nav
      aria-label={t('site.contents')}
      className="screen-only lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto"
    >
      <div className="lg:hidden">
        <Collapsible title={t('site.contents')}>
          <ContentsList entries={entries} />
        </Collapsible>
      </div>
      <div className="max-lg:hidden">
        <p className="text-muted mb-2 text-sm font-semibold">{t('site.contents')}</p>
        <ContentsList entries={entries} />
      </div>
    </nav>
  )
}

function ContentsList({ entries }: { entries: [string, Section][] }) {
  return (
    <ol className="border-line border-l sm:columns-2 lg:columns-1">
      {entries.map(([id, { heading }]) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="hover:border-accent -ml-px flex min-h-11 items-center border-l-2 border-transparent py-1 pl-4 leading-snug hover:underline lg:min-h-9"
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  )
}
