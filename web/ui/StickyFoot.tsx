import { useEffect, useRef, type ReactNode } from 'react'

interface Props {
  /** For the desk: dark, so that it is no part of the list below it. */
  isDeep?: boolean
  children: ReactNode
}

/** What stays at the foot of the screen. `--foot` holds its height, so that no field hides behind it. */
export function StickyFoot({ isDeep = false, children }: Props) {
  const foot = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--foot', `${foot.current?.offsetHeight ?? 0}px`),
    )
    if (foot.current) observer.observe(foot.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--foot')
    }
  }, [])
  return (
    <div
      ref={foot}
      data-foot
      className={`${isDeep ? 'border-deep bg-deep text-on-deep sm:px-5 sm:py-3' : 'border-line bg-surface'} shadow-float at-foot sticky bottom-[var(--dock,0px)] z-10 -mx-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t px-4 py-2 sm:mx-0 sm:rounded-box sm:border`}
    >
      {children}
    </div>
  )
}
