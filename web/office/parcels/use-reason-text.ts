import { useText } from '../../platform/text.ts'

/** Why a step went otherwise than planned; what couriers may say as well has its words with theirs. */
export function useReasonText() {
  const text = useText()
  return (reason: string) => {
    const shared = `work.reasons.${reason}`
    const words = text(shared)
    return words === shared ? text(`office_parcels.reasons.${reason}`) : words
  }
}
