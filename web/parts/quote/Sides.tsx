import { Fragment, type ReactNode } from 'react'
import { useWords } from '../../platform/words.ts'

const sides = ['length', 'width', 'height'] as const

interface Props {
  /** What it says above them, where more is to be said. */
  legend?: string
  /** The field of a side, with its name. */
  children: (side: (typeof sides)[number], label: string) => ReactNode
}

/** The three sides of a parcel in one row. The unit is told once above them, so that no name breaks on a phone. */
export function Sides({ legend, children }: Props) {
  const { t } = useWords()
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{legend ?? t('quote.sides')}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.25rem),1fr))] items-start gap-3">
        {sides.map((side) => (
          <Fragment key={side}>{children(side, t(`quote.${side}`))}</Fragment>
        ))}
      </div>
    </fieldset>
  )
}
