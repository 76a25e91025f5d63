import type { ReactNode } from 'react'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'
import { useWords } from '../platform/words.ts'

interface Props {
  /** What the picture would show; several may be missing on one page. */
  label: string
  onRetry: () => void
  tone?: 'warning' | 'destructive'
  children?: ReactNode
}

export function PictureFailed({ label, onRetry, tone = 'warning', children }: Props) {
  const { t } = useWords()
  return (
    <Alert tone={tone} title={t('ui.picture_failed')}>
      {children}
      <Button
        kind="secondary"
        className="mt-2"
        aria-label={`${t('ui.try_again')}: ${label}`}
        onClick={onRetry}
      >
        {t('ui.try_again')}
      </Button>
    </Alert>
  )
}
