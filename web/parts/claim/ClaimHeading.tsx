import { useTranslation } from 'react-i18next'
import type { Claim } from '#contract/money/claims.ts'
import { ClaimBadge } from './ClaimBadge.tsx'

/** What is claimed, and where that stands. */
export function ClaimHeading({ claim: { kind, status } }: { claim: Pick<Claim, 'kind' | 'status'> }) {
  const { t } = useTranslation()
  return (
    <header className="flex flex-wrap items-center justify-between gap-2">
      <h2 className="text-lg">{t(`claim.kinds.${kind}`)}</h2>
      <ClaimBadge status={status} />
    </header>
  )
}
