import { useTranslation } from 'react-i18next'
import type { Waiting } from './queue.ts'

/** What somebody did, in one word. */
export function useEntryWords() {
  const { t } = useTranslation()
  return (entry: Waiting) => {
    if (entry.kind === 'scan') return t(`tracking.events.${entry.code}`)
    return entry.kind === 'box' ? t('courier.box.event') : t(`shipment.add_on.${entry.name}`)
  }
}
