import { claimKinds, type ClaimKind } from '#contract/money/claim-rules.ts'
import type { Claimable } from '#contract/money/claims.ts'
import { ChoiceCard } from '../../ui/Card.tsx'
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
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium">{t('claim.kind')}</legend>
      {claimKinds.map((kind) => (
        <ChoiceCard
          key={kind}
          name="kind"
          value={kind}
          checked={kind === value}
          onChange={() => onPick(kind)}
        >
          <span className="block font-semibold">{t(`claim.kinds.${kind}`)}</span>
          <Days window={windows.find((window) => window.kind === kind)} />
        </ChoiceCard>
      ))}
      {error && <p className="text-trouble text-sm font-medium">{error}</p>}
    </fieldset>
  )
}

function Days({ window }: { window: Claimable['windows'][number] | undefined }) {
  const { t } = useWords()
  const { range } = useFigures()
  const day = (date: string) => range({ from: date, to: date })
  if (!window?.from || !window.until) return null
  return (
    <span className="text-muted block text-sm">
      {window.refusal === 'claim_too_early'
        ? t('claim.from', { day: day(window.from) })
        : t('claim.until', { day: day(window.until) })}
    </span>
  )
}
