import ChevronLeft from 'virtual:icon/chevron-left'
import { useNavigate } from '../platform/navigate.ts'
import { useStepBack } from '../ui/use-steps.ts'
import { useWords } from '../platform/words.ts'

/** What is done here, under the thumb the way back: to the step before, or to the front page. */
export function StepBack({ task }: { task: string }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const back = useStepBack()
  return (
    <div className="-ml-4 flex min-w-0 items-center font-semibold sm:hidden">
      <button
        type="button"
        aria-label={back ? t('shell.back') : t('shell.error.home')}
        className="grid size-11 shrink-0 place-items-center"
        onClick={back ?? (() => void navigate('/'))}
      >
        <ChevronLeft className="size-6" aria-hidden="true" />
      </button>
      {/* The heading of the page says the same to whoever listens. */}
      <span className="truncate" aria-hidden="true">
        {task}
      </span>
    </div>
  )
}
