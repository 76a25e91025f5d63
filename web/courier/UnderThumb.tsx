import type { ReactNode } from 'react'
import { useFoot } from '../ui/use-foot.ts'

/**
 * What is most likely done with a parcel, on every screen of its page above its own place. It must lie directly in the
 * column of the page, for it stays only within what holds it.
 */
export function UnderThumb({ children }: { children: ReactNode }) {
  return (
    <div ref={useFoot()} className="shadow-float at-foot sticky bottom-3 z-10 rounded-box">
      {children}
    </div>
  )
}
