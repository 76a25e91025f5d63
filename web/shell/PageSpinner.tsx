import { useEffect, useState } from 'react'
import { ArcLoader } from '../ui/ArcLoader.tsx'
import { useWords } from '../platform/words.ts'

// A page that comes faster than this needs no spinner, only a flash less.
const patience_ms = 150

export function PageSpinner() {
  const { t } = useWords()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patience_ms)
    return () => clearTimeout(timer)
  }, [])
  if (!shown) return null
  return (
    <div className="bg-ground/80 fixed inset-0 z-40 grid place-items-center" role="status">
      <ArcLoader />
      <span className="sr-only">{t('shell.loading')}</span>
    </div>
  )
}
