import Check from 'virtual:icon/check'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'

export function Card({ className = '', children, ...rest }: ComponentProps<'section'>) {
  return (
    <section className={`border-line bg-surface rounded-box border p-4 sm:p-6 ${className}`} {...rest}>
      {children}
    </section>
  )
}

interface ChoiceProps extends ComponentProps<'input'> {
  /** Two share the width of a phone. */
  isSlim?: boolean
  children: ReactNode
}

/** A radio button as large as a card, with a mark that is more than a colour. */
export function ChoiceCard({ isSlim = false, children, ...rest }: ChoiceProps) {
  return (
    <label
      className={`border-edge bg-surface group-data-wrong/choices:border-trouble has-checked:border-ink has-checked:outline-ink relative flex min-h-11 cursor-pointer gap-3 rounded-box border p-4 has-checked:outline-2 has-focus-visible:outline-3 has-disabled:cursor-not-allowed has-disabled:opacity-55 ${isSlim ? 'max-sm:gap-2 max-sm:p-3' : ''}`}
    >
      <input type="radio" className="peer sr-only" onKeyDown={chooseOnEnter} {...rest} />
      <span className="border-edge peer-checked:bg-ink peer-checked:border-ink peer-checked:*:visible mt-0.5 grid size-6 shrink-0 place-items-center rounded-full border">
        <Check className="text-surface invisible size-4" aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  )
}

/** One of several small ones in a row, such as days; the chosen one is as dark as ink. */
export function ChoiceChip({ children, ...rest }: ComponentProps<'input'>) {
  return (
    <label className="border-edge bg-surface group-data-wrong/choices:border-trouble has-checked:border-ink has-checked:bg-ink has-checked:text-ground grid min-h-15 cursor-pointer content-center rounded-box border text-center has-disabled:cursor-not-allowed has-disabled:opacity-55 has-focus-visible:outline-3 forced-colors:has-checked:outline-3">
      <input type="radio" className="sr-only" onKeyDown={chooseOnEnter} {...rest} />
      {children}
    </label>
  )
}

/** The choice that has the focus is the one that Enter sends, also where another one was chosen before. */
function chooseOnEnter({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  if (key === 'Enter' && !currentTarget.checked) currentTarget.click()
}
