import type { ReactNode } from 'react'
import { WorkMain } from '../parts/workplace/WorkMain.tsx'
import { CourierDock } from './CourierDock.tsx'

interface Props {
  children: ReactNode
  /** The foot of a phone belongs to the work itself: the places are shown only where there is room beside it. */
  isDeep?: boolean
  /** What is to do beside what it is done with, on a desk that has the room. */
  isWide?: boolean
}

/** Made for one hand: what is worked on, and the places of the workplace under the thumb. */
export function CourierFrame({ children, isDeep = false, isWide = false }: Props) {
  return (
    <div className="flex min-h-dvh flex-col lg:flex-row-reverse">
      <WorkMain>
        <div
          className={`mx-auto flex min-h-dvh w-full max-w-xl flex-col gap-5 px-4 pb-10 has-[>[data-foot]]:pb-0 *:data-foot:mt-auto ${isWide ? 'md:max-w-3xl lg:max-w-6xl lg:px-8' : ''}`}
        >
          {children}
        </div>
      </WorkMain>
      <CourierDock isDeep={isDeep} />
    </div>
  )
}
