import type { ReceiverAnswer } from '#contract/parcels/report-replies.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'

/** Where an answer is wanted; what it opens has the number of the parcel in it. */
export function Contact({ report: { contact, tracking_number } }: { report: ReceiverAnswer }) {
  if (!contact) return null
  const number = encodeURIComponent(inGroups(tracking_number))
  const href = contact.includes('@')
    ? `mailto:${contact}?subject=${number}`
    : `https://wa.me/${contact.replaceAll(/\D/g, '')}?text=${number}`
  return (
    <a
      className="figures inline-flex min-h-11 items-center underline underline-offset-4 wrap-anywhere"
      href={href}
    >
      {contact}
    </a>
  )
}
