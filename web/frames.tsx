import type { ComponentType } from 'react'
import type { Namespace } from './locales/texts.ts'
import { WizardFrame } from './orders/shipments/WizardWaiting.tsx'

interface Frame {
  path: string
  texts: readonly Namespace[]
  Frame: ComponentType
}

/** What stands in the document of a page that is drawn in the browser, for whoever is signed in; only the build reads this. */
export const frames: readonly Frame[] = [
  { path: '/shipment', texts: ['shipment', 'batch'], Frame: WizardFrame },
]
