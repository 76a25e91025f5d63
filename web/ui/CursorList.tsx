import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailed } from './LoadFailed.tsx'
import { Pagination } from './Pagination.tsx'
import { Skeleton } from './Skeleton.tsx'

interface Props<Page, Row> {
  list: UseInfiniteQueryResult<InfiniteData<Page>>
  rowsOf: (page: NoInfer<Page>) => Row[]
  /** The place kept while the first part is on its way. */
  waiting: string
  /** In place of no rows at all; left out where what is drawn says so itself. */
  empty?: ReactNode
  /** Says how many there are only while there are more. */
  isQuiet?: boolean
  children: (rows: Row[]) => ReactNode
}

/** What every list by cursor goes through: on its way, not to be had, empty, and part after part. */
export function CursorList<Page, Row>(props: Props<Page, Row>) {
  const { list, rowsOf, waiting, empty, isQuiet = false, children } = props
  if (!list.data)
    return list.isError ? (
      <LoadFailed onRetry={() => void list.refetch()} />
    ) : (
      <Skeleton className={waiting} />
    )
  const rows = list.data.pages.flatMap(rowsOf)
  if (empty && rows.length === 0) return empty
  return (
    <div className="grid grid-cols-1 gap-4">
      {children(rows)}
      {(list.hasNextPage || !isQuiet) && (
        <Pagination
          shown={rows.length}
          hasMore={list.hasNextPage}
          pending={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </div>
  )
}
