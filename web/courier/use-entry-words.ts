import type { Waiting } from './queue.ts'
import { useWords } from '../platform/words.ts'

/** What somebody did, in one word. */
export function useEntryWords() {
  const { t } = useWords()
  return (entry: Waiting) => {
    if (entry.kind === 'scan') return t(`tracking.events.${entry.code}`)
    return entry.kind === 'box' ? t('courier.box.event') : t(`shipment.add_on.${entry.name}`)
  }
}
