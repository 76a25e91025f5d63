import { limitedItems, ordinaryItems } from '#contract/customs/item-types.ts'
import { useWords } from '../../platform/words.ts'

/** What was declared to be inside, as the wizard calls it; a kind that is no longer offered has no word. */
export function useItemType() {
  const { t } = useWords()
  return (type: string) => {
    const ordinary = ordinaryItems.find((id) => id === type)
    if (ordinary) return t(`shipment.item_types.${ordinary}`)
    const limited = limitedItems.find((id) => id === type)
    return limited ? t(`goods.items.${limited}.name`) : null
  }
}
