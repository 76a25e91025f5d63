import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { EventCode } from '#contract/parcels/parcel-steps.ts'
import { worksAtCounter } from '#contract/platform/roles.ts'
import { useWords } from '../platform/words.ts'
import { Button } from '../ui/Button.tsx'
import { Fold } from '../ui/Fold.tsx'
import { useActWords } from './use-act-words.ts'
import { UnderThumb } from './UnderThumb.tsx'
import { useRole } from './use-parcels.ts'

export const troubleId = 'trouble'

interface Props {
  steps: EventCode[]
  onPick: (code: EventCode) => void
}

export function StepButtons({ steps, onPick }: Props) {
  const act = useActWords()
  return steps.map((step) => (
    <Button key={step} kind="secondary" className="min-h-14 w-full" onClick={() => onPick(step)}>
      {act(step)}
    </Button>
  ))
}

/** The likeliest. */
export function MainStep({ step, onPick }: Pick<Props, 'onPick'> & { step: EventCode }) {
  const act = useActWords()
  return (
    <UnderThumb>
      <Button className="min-h-14 w-full" onClick={() => onPick(step)}>
        {act(step)}
      </Button>
    </UnderThumb>
  )
}

interface FoldedProps extends Props {
  /** What is hardly ever meant, or what went wrong: a stop of the round leads to the latter by its name. */
  as: 'others' | 'trouble'
}

/** Out of the way of what is done most; at a door a single trouble needs no fold. */
export function FoldedSteps({ as, steps, onPick }: FoldedProps) {
  const { t } = useWords()
  const { hash } = useLocation()
  const summary = useRef<HTMLElement>(null)
  const isAtDoor = !worksAtCounter(useRole())
  const isMeant = as === 'trouble' && hash === `#${troubleId}`
  useEffect(() => {
    if (!isMeant) return undefined
    // A frame later, because the shell starts every new page at its top.
    const frame = requestAnimationFrame(() => {
      summary.current?.scrollIntoView()
      summary.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [isMeant])
  if (steps.length === 0) return null
  return (
    <Fold
      id={as === 'trouble' ? troubleId : undefined}
      open={isMeant || (isAtDoor && as === 'trouble' && steps.length === 1)}
      summary={summary}
      title={<span className="font-medium">{t(`courier.next.${as}`)}</span>}
    >
      <div className="grid gap-3 pt-1">
        <StepButtons steps={steps} onPick={onPick} />
      </div>
    </Fold>
  )
}
