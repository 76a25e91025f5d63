import type { ReactNode } from 'react'
import { OfficeMenu } from './OfficeMenu.tsx'
import { SearchBox } from './SearchBox.tsx'

interface Props {
  heading: string
  children: ReactNode
  /** The page is the search itself. */
  isSearch?: boolean
  /** The page needs the whole width: the menu is folded away. */
  isWide?: boolean
}

/** The office's own menu beside what the section shows, and the way to anything by a few letters. */
export function OfficeFrame({ heading, children, isSearch = false, isWide = false }: Props) {
  const columns = isWide ? '' : 'lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-10'
  return (
    <div className={`wrap grid max-w-[90rem] grid-cols-1 content-start gap-6 py-6 ${columns}`}>
      <OfficeMenu isFolded={isWide} />
      <div className="grid grid-cols-1 content-start gap-6">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h1 className="text-2xl">{heading}</h1>
          {!isSearch && <SearchBox />}
        </div>
        {children}
      </div>
    </div>
  )
}
