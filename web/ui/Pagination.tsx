import { Button } from './Button.tsx'
import { useWords } from '../platform/words.ts'

interface Props {
  shown: number
  hasMore: boolean
  pending: boolean
  onMore: () => void
}

/** Lists go by cursor: there is always a next part, never a page 17. */
export function Pagination({ shown, hasMore, pending, onMore }: Props) {
  const { t } = useWords()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-muted figures text-sm" aria-live="polite">
        {t('ui.pagination.shown', { count: shown })}
      </p>
      {hasMore && (
        <Button kind="secondary" pending={pending} onClick={onMore}>
          {t('ui.pagination.more')}
        </Button>
      )}
    </div>
  )
}
