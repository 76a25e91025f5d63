import ChevronLeft from 'virtual:icon/chevron-left'
import ChevronRight from 'virtual:icon/chevron-right'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Key } from '../../parts/workplace/Key.tsx'
import { useShortcuts } from '../../parts/workplace/use-shortcuts.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  place: number
  shown: number
  waiting: number
  go: (place: number) => void
}

/** Where one stands in the row, and the way to both neighbours. Up to a tablet the key of the search stands beside it. */
export function Turn({ place, shown, waiting, go }: Props) {
  const { t } = useWords()
  useShortcuts({ j: () => go(place + 1), k: () => go(place - 1) })
  return (
    <div className="flex flex-wrap items-center gap-3 max-lg:in-[.with-key]:pr-18">
      <p className="figures mr-auto font-semibold" aria-live="polite">
        {t('office.payments.position', { place: place + 1, count: waiting })}
      </p>
      <Button
        kind="secondary"
        className="px-3!"
        disabled={place === 0}
        onClick={() => go(place - 1)}
        aria-keyshortcuts="k"
      >
        <ChevronLeft className="size-5" aria-hidden="true" />
        <span className="sr-only">{t('office.payments.previous')}</span>
        <Key>K</Key>
      </Button>
      <Button
        kind="secondary"
        className="px-3!"
        disabled={place === shown - 1}
        onClick={() => go(place + 1)}
        aria-keyshortcuts="j"
      >
        <Key>J</Key>
        <span className="sr-only">{t('office.payments.next')}</span>
        <ChevronRight className="size-5" aria-hidden="true" />
      </Button>
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
