import type { ReactNode } from 'react'
import { whatsappLink } from '#contract/site/company.ts'

interface Props {
  /** What stands in the message already. */
  text?: string
  children: ReactNode
}

/** To customer service, about the parcel that is looked at. */
export function AskOnWhatsApp({ text, children }: Props) {
  return (
    <a
      href={text ? `${whatsappLink}?text=${encodeURIComponent(text)}` : whatsappLink}
      className="border-edge bg-surface text-ink screen-only inline-flex min-h-11 items-center justify-self-start rounded-box border px-5 py-2 font-semibold"
    >
      {children}
    </a>
  )
}
