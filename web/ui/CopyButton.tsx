import Copy from 'lucide-react/icons/copy'
import { Button } from './Button.tsx'
import { toast } from './toast.ts'
import { useWords } from '../platform/words.ts'

export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { t } = useWords()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('ui.copied')),
      () => toast.error(t('ui.copy_failed')),
    )
  return (
    <Button kind="secondary" onClick={() => void copy()}>
      <Copy className="size-4" aria-hidden="true" />
      {label ?? t('ui.copy')}
    </Button>
  )
}
