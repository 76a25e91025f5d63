import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'

const ahead = 10

/** The next part is fetched before the hand has reached the end of this one. */
export function useMoreAhead(list: UseInfiniteQueryResult<InfiniteData<unknown>>, left: number) {
  const { hasNextPage, isFetching, isError, fetchNextPage } = list
  useEffect(() => {
    if (left < ahead && hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [left, hasNextPage, isFetching, isError, fetchNextPage])
}
