import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  onRemove: () => void
  /** What is removed, for those who don't see where the button stands. */
  label?: string
  /** What the button shows instead of its word. */
  children?: ReactNode
}

/** The press leaves the focus where it is: a field that is left is checked, and what it then says would move the button. */
export function RemoveRow({ onRemove, label, children }: Props) {
  const { t } = useWords()
  return (
    <Button
      kind="quiet"
      aria-label={label}
      className="text-trouble -ml-4 justify-self-start"
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRemove}
    >
      {children ?? t('ui.delete')}
    </Button>
  )
}
