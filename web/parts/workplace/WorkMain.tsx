import type { ReactNode } from 'react'

/** What is worked on, beside the places of the workplace. Links that skip them and arriving readers come here. */
export function WorkMain({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="min-h-dvh min-w-0 flex-1">
      {children}
    </main>
  )
}
