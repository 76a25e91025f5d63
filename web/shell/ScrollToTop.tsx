import ArrowUp from 'virtual:icon/arrow-up'
import { useEffect, useState } from 'react'
import { useWords } from '../platform/words.ts'

const threshold_px = 100
const gap_px = 16
const disc_px = 48
/** Where people choose and type, nothing floats above their choice; nor above what it costs. */
const choices = 'main :is(form, fieldset, [role=group], button, [data-total], dl, table, .route-line)'

export function ScrollToTop() {
  const { t } = useWords()
  const [bottom_px, setBottom] = useState<number>()
  useEffect(() => {
    const look = () => {
      const bottom = window.scrollY > threshold_px ? roomAboveFoot() : undefined
      setBottom(bottom === undefined || coversChoice(bottom) ? undefined : bottom)
    }
    // Asked at once, the browser would have to lay the whole page out once more.
    const first = requestAnimationFrame(look)
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    // What stays at the foot may grow while nobody scrolls.
    const growth = new ResizeObserver(look)
    growth.observe(document.body)
    return () => {
      cancelAnimationFrame(first)
      growth.disconnect()
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [])
  if (bottom_px === undefined) return null
  return (
    <button
      type="button"
      aria-label={t('shell.to_top')}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      style={{ bottom: bottom_px }}
      className="screen-only bg-deep text-on-deep shadow-float fixed right-4 z-30 grid size-12 place-items-center rounded-full"
    >
      <ArrowUp className="size-5" aria-hidden="true" />
    </button>
  )
}

/** It floats above whatever sticks to the bottom of a page, wherever that is now, and covers no button there. */
function roomAboveFoot() {
  const foot = document.querySelector('[data-foot]')?.getBoundingClientRect()
  const isInSight = foot && foot.top < window.innerHeight && foot.bottom > 0
  return isInSight ? Math.round(window.innerHeight - foot.top) + gap_px : gap_px
}

function coversChoice(bottom_px: number) {
  const right = document.documentElement.clientWidth - gap_px
  const bottom = window.innerHeight - bottom_px
  return [...document.querySelectorAll(choices)].some((choice) => {
    const at = choice.getBoundingClientRect()
    return at.right > right - disc_px && at.left < right && at.bottom > bottom - disc_px && at.top < bottom
  })
}
