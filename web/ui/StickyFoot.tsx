import type { ReactNode } from 'react'
import { useFoot } from './use-foot.ts'

interface Props {
  /** For the desk: dark, so that it is no part of the list below it. */
  isDeep?: boolean
  children: ReactNode
}

/** What stays at the foot of the screen. */
export function StickyFoot({ isDeep = false, children }: Props) {
  return (
    <div
      ref={useFoot()}
      data-foot
      className={`${isDeep ? 'border-deep bg-deep text-on-deep sm:px-5 sm:py-3' : 'border-line bg-surface'} shadow-float at-foot sticky bottom-[var(--dock,0px)] z-10 -mx-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t px-4 py-2 sm:mx-0 sm:rounded-box sm:border`}
    >
      {children}
    </div>
  )
}
