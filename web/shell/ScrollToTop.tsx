import ArrowUp from 'lucide-react/icons/arrow-up'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const threshold_px = 100

export function ScrollToTop() {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const look = () => setShown(window.scrollY > threshold_px)
    // Asked at once, the browser would have to lay the whole page out once more.
    const first = requestAnimationFrame(look)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(first)
      window.removeEventListener('scroll', look)
    }
  }, [])
  if (!shown) return null
  return (
    <button
      type="button"
      aria-label={t('shell.to_top')}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      className="screen-only bg-deep text-on-deep shadow-float fixed right-4 bottom-4 z-30 grid size-12 place-items-center rounded-full"
    >
      <ArrowUp className="size-5" aria-hidden="true" />
    </button>
  )
}
