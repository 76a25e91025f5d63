import { useEffect, useState, type ReactNode } from 'react'

/** Nothing is announced before a page has been drawn, so what announces it is no part of the first load. */
export function LateToaster() {
  const [toaster, setToaster] = useState<ReactNode>(null)
  useEffect(() => {
    // Without network a message is missing, not the page.
    import('../ui/Toaster.tsx').then(
      ({ Toaster }) => setToaster(<Toaster />),
      () => undefined,
    )
  }, [])
  return toaster
}
