import type { Claim } from '#contract/money/claims.ts'
import { ClaimBadge } from './ClaimBadge.tsx'
import { useWords } from '../../platform/words.ts'

/** What is claimed, and where that stands. */
export function ClaimHeading({ claim: { kind, status } }: { claim: Pick<Claim, 'kind' | 'status'> }) {
  const { t } = useWords()
  return (
    <header className="flex flex-wrap items-center justify-between gap-2">
      <h2 className="text-lg">{t(`claim.kinds.${kind}`)}</h2>
      <ClaimBadge status={status} />
    </header>
  )
}
