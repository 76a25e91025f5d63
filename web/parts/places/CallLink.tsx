import type { ReactNode } from 'react'
import { groupedPhone } from '#contract/places/grouped-phone.ts'

interface Props {
  phone: string
  className?: string
  /** Its picture. */
  children?: ReactNode
}

/** A number as it is read aloud, which calls at a press. */
export function CallLink({ phone, className = 'min-h-6', children }: Props) {
  return (
    <a
      href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
      className={`figures inline-flex items-center gap-2 whitespace-nowrap underline underline-offset-4 ${className}`}
    >
      {children}
      {groupedPhone(phone)}
    </a>
  )
}
