import type { CarriedParcel } from '#contract/courier/scans.ts'
import { useWords } from '../platform/words.ts'

/** Which official box it is; where boxes are brought, how many: a courier takes no more along than that. */
export function useBoxes() {
  const { t } = useWords()
  return ({ box_label, boxes }: Pick<CarriedParcel, 'box_label' | 'boxes'>) => {
    if (!box_label) return ''
    const box = t('courier.round.box', { size: box_label })
    return boxes ? `${boxes} × ${box}` : box
  }
}
