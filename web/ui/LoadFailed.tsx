import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'
import { useWords } from '../platform/words.ts'

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useWords()
  return (
    <Alert tone="warning" title={t('ui.load_failed')}>
      <Button kind="secondary" className="mt-2" onClick={onRetry}>
        {t('ui.try_again')}
      </Button>
    </Alert>
  )
}
