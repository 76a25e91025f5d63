import { inGroups } from '#contract/parcels/tracking-number.ts'
import { company } from '#contract/site/company.ts'
import { AskOnWhatsApp } from '../../parts/parcel/AskOnWhatsApp.tsx'

interface Props {
  number: string
  /** What stands in the message already. */
  text: string
  children: string
}

/** To customer service about this parcel, also without WhatsApp. */
export function WriteToUs({ number, text, children }: Props) {
  const letter = `subject=${encodeURIComponent(inGroups(number))}&body=${encodeURIComponent(text)}`
  return (
    <div className="grid gap-1">
      <AskOnWhatsApp text={text}>{children}</AskOnWhatsApp>
      <a
        href={`mailto:${company.email}?${letter}`}
        className="screen-only inline-flex min-h-11 items-center justify-self-start underline underline-offset-4 wrap-anywhere"
      >
        {company.email}
      </a>
    </div>
  )
}
