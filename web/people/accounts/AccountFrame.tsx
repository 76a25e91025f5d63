import type { ReactNode } from 'react'
import { Card } from '../../ui/Card.tsx'

/** The narrow column that all sign-in pages share. */
export function AccountFrame({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="wrap grid justify-items-center py-8 sm:py-12">
      <Card className="grid w-full max-w-md gap-5">
        <h1>{heading}</h1>
        {children}
      </Card>
    </div>
  )
}
