import type { Visit } from '#contract/orders/visits.ts'
import { useWords } from '../../platform/words.ts'

/** Boxes are not called a parcel. */
export function useVisitWords(isBox: boolean) {
  const { t } = useWords()
  return {
    how: t(isBox ? 'receiver.visit.boxes.how' : 'receiver.visit.how'),
    service: (type: Visit['service_type']) =>
      isBox && (type === 'delivery' || type === 'self_pickup')
        ? t(`receiver.visit.boxes.${type}`)
        : t(`receiver.visit.services.${type}`),
  }
}
