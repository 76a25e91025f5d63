import { claimKinds, type ClaimKind } from '#contract/money/claim-rules.ts'
import type { Claimable } from '#contract/money/claims.ts'
import { ChoiceCard } from '../../ui/Card.tsx'
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx'
import { useText } from '../../platform/text.ts'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  windows: Claimable['windows']
  value: ClaimKind | undefined
  onPick: (kind: ClaimKind) => void
  error: string | undefined
}

/** What happened, with the days on which it can be reported. */
export function KindChoice({ windows, value, onPick, error }: Props) {
  const { t } = useWords()
  return (
    <ChoiceGroup label={t('claim.kind')} error={error}>
      {likeliestFirst(windows).map((kind) => (
        <ChoiceCard
          key={kind}
          name="kind"
          value={kind}
          checked={kind === value}
          onChange={() => onPick(kind)}
        >
          <span className="block font-semibold">{t(`claim.kinds.${kind}`)}</span>
          <Days window={windows.find((window) => window.kind === kind)} isChosen={kind === value} />
        </ChoiceCard>
      ))}
    </ChoiceGroup>
  )
}

/** What can be reported today stands above what cannot. */
function likeliestFirst(windows: Props['windows']) {
  const isRefused = (kind: ClaimKind) => windows.some((one) => one.kind === kind && one.refusal !== null)
  return claimKinds.toSorted((one, other) => Number(isRefused(one)) - Number(isRefused(other)))
}

interface DaysProps {
  window: Claimable['windows'][number] | undefined
  isChosen: boolean
}

/** Of the chosen one the form says why it cannot be reported. */
function Days({ window, isChosen }: DaysProps) {
  const { t } = useWords()
  const text = useText()
  const { range } = useFigures()
  const day = (date: string) => range({ from: date, to: date })
  if (!window) return null
  const { from, until, refusal } = window
  if (!from || !until)
    return (
      refusal && !isChosen && <span className="text-muted block text-sm">{text(`error.${refusal}`)}</span>
    )
  return (
    <span className="text-muted block text-sm">
      {refusal === 'claim_too_early'
        ? t('claim.from', { day: day(from) })
        : t('claim.until', { day: day(until) })}
    </span>
  )
}
