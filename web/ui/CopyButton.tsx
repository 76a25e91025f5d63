import Copy from 'virtual:icon/copy'
import { Button } from './Button.tsx'
import { toast } from './toast.ts'
import { useWords } from '../platform/words.ts'

interface Props {
  text: string
  label?: string
  /** Beside something large, a phone has room for the sign alone. */
  isCompact?: boolean
}

export function CopyButton({ text, label, isCompact = false }: Props) {
  const { t } = useWords()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('ui.copied')),
      () => toast.error(t('ui.copy_failed')),
    )
  return (
    <Button kind="secondary" className={isCompact ? 'max-sm:px-3.5' : ''} onClick={() => void copy()}>
      <Copy className="size-4" aria-hidden="true" />
      <span className={isCompact ? 'max-sm:sr-only' : ''}>{label ?? t('ui.copy')}</span>
    </Button>
  )
}
