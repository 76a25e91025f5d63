import type { ReactNode } from 'react'
import { NotYet } from './NotYet.tsx'

interface Props<Pages> {
  list: { data: { pages: Pages } | undefined; isError: boolean; refetch: () => Promise<unknown> }
  children: (pages: Pages) => ReactNode
}

/** A list that fills its page: until it is there its place is kept, and when it fails it can be asked for again. */
export function Loaded<Pages>({ list, children }: Props<Pages>) {
  return list.data ? children(list.data.pages) : <NotYet answer={list} className="h-96 w-full" />
}
