import X from 'virtual:icon/x'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { currentToasts, dismiss, subscribe, toastLife_ms, type Toast } from './toast.ts'
import { useWords } from '../platform/words.ts'

const none: readonly Toast[] = []
const edges = { success: 'border-l-done', error: 'border-l-trouble', info: 'border-l-edge' } as const

export function Toaster() {
  const { t } = useWords()
  const toasts = useSyncExternalStore(subscribe, currentToasts, () => none)
  return (
    <section
      aria-label={t('shell.news')}
      className="pointer-events-none fixed inset-x-2 top-2 z-50 grid justify-items-center gap-2 [body:has(.work)_&]:max-sm:top-15 sm:inset-x-auto sm:top-4 sm:right-4 sm:w-96 sm:[body:has(.work)_&]:top-auto sm:[body:has(.work)_&]:right-auto sm:[body:has(.work)_&]:bottom-4 sm:[body:has(.work)_&]:left-4"
    >
      <div aria-live="polite" className="contents">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </section>
  )
}

/**
 * On a phone it lies over the head of the page alone: below it stands what is worked at. At work the head has the way back, so
 * it lies below that, and on a desk in the corner that has no button. Reading takes as long as it takes: the clock waits while
 * a toast is pointed at or focused.
 */
function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useWords()
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismiss(toast.id), toastLife_ms)
    return () => clearTimeout(timer)
  }, [held, toast.id])
  return (
    <div
      className={`bg-surface text-ink border-line shadow-float pointer-events-auto flex w-full items-start gap-3 rounded-box border border-l-4 py-1 pl-4 sm:py-2 ${edges[toast.tone]}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      data-toast={toast.tone}
    >
      <p className="flex-1 py-2">{toast.text}</p>
      <button
        type="button"
        className="grid size-11 shrink-0 place-items-center"
        aria-label={t('shell.dismiss')}
        onClick={() => dismiss(toast.id)}
      >
        <X className="size-5" aria-hidden="true" />
      </button>
    </div>
  )
}
