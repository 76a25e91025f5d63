import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { KeysLine } from '../../parts/workplace/KeysLine.tsx'
import { useShortcuts } from '../../parts/workplace/use-shortcuts.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  place: number
  shown: number
  waiting: number
  keys: string
  /** Beside a list, where there is room for signs only. */
  isNarrow?: boolean
  go: (place: number) => void
}

export function Turn({ place, shown, waiting, keys, isNarrow = false, go }: Props) {
  const { t } = useWords()
  const [word, sign] = isNarrow ? ['sr-only', ''] : ['max-sm:sr-only', 'sm:hidden']
  useShortcuts({ j: () => go(place + 1), k: () => go(place - 1) })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className={`figures mr-auto font-semibold ${isNarrow ? '' : 'sm:mr-0'}`} aria-live="polite">
        {t('office.payments.position', { place: place + 1, count: waiting })}
      </p>
      <Button kind="secondary" disabled={place === 0} onClick={() => go(place - 1)} aria-keyshortcuts="k">
        <ChevronLeft className={`size-5 ${sign}`} aria-hidden="true" />
        <span className={word}>{t('office.payments.previous')}</span>
      </Button>
      <Button
        kind="secondary"
        disabled={place === shown - 1}
        onClick={() => go(place + 1)}
        aria-keyshortcuts="j"
      >
        <span className={word}>{t('office.payments.next')}</span>
        <ChevronRight className={`size-5 ${sign}`} aria-hidden="true" />
      </Button>
      <KeysLine text={keys} />
    </div>
  )
}

/** Somebody else has dealt with what is on the screen. It stays until it is left: nothing takes its place under the hand. */
export function DealtWith({ onNext }: { onNext: () => void }) {
  const { t } = useWords()
  return (
    <Alert tone="warning" title={t('office.payments.elsewhere.dealt_with')}>
      <Button kind="secondary" className="mt-3" onClick={onNext}>
        {t('office.payments.next')}
      </Button>
    </Alert>
  )
}
