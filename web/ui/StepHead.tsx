import ArrowLeft from 'virtual:icon/arrow-left'
import { useWords } from '../platform/words.ts'
import { Button } from './Button.tsx'
import { Stepper } from './Stepper.tsx'
import { useStepHeading } from './use-steps.ts'

interface Props {
  names: readonly string[]
  step: number
  onBack: () => void
}

/** Where one is, and the way back; the heading takes the focus when the step changes. */
export function StepHead({ names, step, onBack }: Props) {
  const { t } = useWords()
  const heading = useStepHeading(step)
  return (
    <header className="grid gap-3 sm:gap-6 lg:col-span-2">
      <Stepper steps={names} current={step} />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-2xl">
          {names[step]}
        </h2>
        {step > 0 && (
          <Button kind="quiet" className="max-sm:hidden" onClick={onBack}>
            <ArrowLeft className="size-5" aria-hidden="true" />
            {t('ui.stepper.back')}
          </Button>
        )}
      </div>
    </header>
  )
}
