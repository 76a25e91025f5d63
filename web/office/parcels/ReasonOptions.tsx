import { useReasonText } from './use-reason-text.ts'

export function ReasonOptions({ reasons }: { reasons: readonly string[] }) {
  const reasonText = useReasonText()
  return reasons.map((reason) => (
    <option key={reason} value={reason}>
      {reasonText(reason)}
    </option>
  ))
}
