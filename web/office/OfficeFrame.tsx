import type { ReactNode } from 'react'
import Search from 'virtual:icon/search'
import { Link } from 'react-router'
import { WorkMain } from '../parts/workplace/WorkMain.tsx'
import { OfficeDock } from './OfficeDock.tsx'
import { OfficeMenu } from './OfficeMenu.tsx'
import { OfficeRail } from './OfficeRail.tsx'
import { SearchBox } from './SearchBox.tsx'
import { useFreshCounts } from './use-waiting-at.ts'
import { useWords } from '../platform/words.ts'

interface Props {
  heading: string
  children: ReactNode
  /** The page is the search itself. */
  isSearch?: boolean
  /** The page needs the whole screen: the rail is folded to its icons, and on phones there is no foot but a link to the search. */
  isWide?: boolean
  /** What stands beside the heading. */
  beside?: ReactNode
  /** Its parts reach from edge to edge. */
  isFull?: boolean
}

/** The office's own places beside what the section shows, and the way to anything by a few letters. */
export function OfficeFrame({
  heading,
  children,
  beside,
  isSearch = false,
  isWide = false,
  isFull = false,
}: Props) {
  useFreshCounts()
  return (
    <div className="flex min-h-dvh flex-col lg:flex-row">
      <OfficeRail isFolded={isWide} />
      <WorkMain>
        <div className="border-line bg-surface flex min-h-13 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b px-4 py-2 lg:px-6">
          <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
            <h1 className="min-w-0 text-lg">{heading}</h1>
            {beside}
          </div>
          {isWide && <SearchLink />}
          <OfficeMenu />
          {!isSearch && (
            // On phones the foot leads there, or the link above.
            <div className="max-sm:hidden">
              <SearchBox />
            </div>
          )}
        </div>
        <div
          className={`grid grid-cols-1 content-start ${isFull ? 'min-h-[calc(100dvh-3.75rem)] grid-rows-[auto_1fr]' : `gap-6 p-4 pb-6 lg:p-6 ${isWide ? 'lg:pt-3' : ''}`}`}
        >
          {children}
        </div>
      </WorkMain>
      {!isWide && <OfficeDock />}
    </div>
  )
}

function SearchLink() {
  const { t } = useWords()
  return (
    <Link
      to="/office/search"
      aria-label={t('office_search.label')}
      className="screen-only -mx-4 grid size-11 place-items-center sm:hidden"
    >
      <Search className="size-5" aria-hidden="true" />
    </Link>
  )
}
