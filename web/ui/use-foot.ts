import { useEffect, useRef } from 'react'

/** For what stays at the foot of the screen: `--foot` holds its height, so that no field hides behind it. */
export function useFoot() {
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
  return foot
}
