import { Button } from '../../ui/Button.tsx'
import { useWords } from '../../platform/words.ts'

/** The press leaves the focus where it is: a field that is left is checked, and what it then says would move the button. */
export function RemoveRow({ onRemove }: { onRemove: () => void }) {
  const { t } = useWords()
  return (
    <Button
      kind="quiet"
      className="text-trouble justify-self-start"
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRemove}
    >
      {t('ui.delete')}
    </Button>
  )
}
