import type { ClaimStatus } from '#contract/money/claim-rules.ts'
import { Badge } from '../../ui/Badge.tsx'
import { useWords } from '../../platform/words.ts'

const tones = {
  filed: 'waiting',
  in_review: 'waiting',
  more_asked: 'trouble',
  accepted: 'done',
  declined: 'neutral',
  withdrawn: 'neutral',
  paid: 'done',
} as const satisfies Record<ClaimStatus, string>

export function ClaimBadge({ status }: { status: ClaimStatus }) {
  const { t } = useWords()
  return <Badge tone={tones[status]}>{t(`claim.status.${status}`)}</Badge>
}
