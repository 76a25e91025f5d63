import type { ReactNode, RefObject } from 'react'

interface Props {
  /** Of the field that the list belongs to. */
  id: string
  label: string
  list: RefObject<HTMLUListElement | null>
  className: string
  children: ReactNode
}

/** What a field offers, while the field keeps the focus. */
export function ListBox({ id, label, list, className, children }: Props) {
  return (
    <ul ref={list} id={`${id}-list`} role="listbox" aria-label={label} className={className}>
      {children}
    </ul>
  )
}
