import type { ComponentProps } from 'react'
import { Key } from '../../parts/workplace/Key.tsx'
import { Button } from '../../ui/Button.tsx'

interface Props extends Omit<ComponentProps<typeof Button>, 'aria-keyshortcuts' | 'className'> {
  children: string
  /** The key that does the same. */
  letter: string
}

/** One of the answers of a desk: large, with its key; yes is wider than no. */
export function AnswerButton({ letter, children, ...rest }: Props) {
  return (
    <Button
      className={`min-h-14 px-2 whitespace-nowrap sm:text-lg ${rest.kind === 'reject' ? 'grow-2' : 'grow-3'}`}
      aria-keyshortcuts={letter.toLowerCase()}
      {...rest}
    >
      {children}
      <Key>{letter}</Key>
    </Button>
  )
}
