import CircleHelp from 'virtual:icon/circle-question-mark'
import type { ComponentProps } from 'react'

export interface HelpWords {
  label: string
  text: string
}

export function QuestionMark({ label, ...rest }: ComponentProps<'button'> & Pick<HelpWords, 'label'>) {
  return (
    <button type="button" aria-label={label} className="inline-grid size-11 place-items-center" {...rest}>
      <CircleHelp className="size-5" aria-hidden="true" />
    </button>
  )
}
