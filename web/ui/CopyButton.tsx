import Copy from 'lucide-react/icons/copy'
import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'
import { toast } from './toast.ts'

export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { t } = useTranslation()
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
