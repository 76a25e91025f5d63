import type { ClaimInList } from '#contract/money/claim-desk.ts'
import { useDay } from '../../platform/moment.ts'
import { useWords, type Words } from '../../platform/words.ts'
import { Price } from '../../ui/Price.tsx'
import type { InQueue } from '../desk/Queue.tsx'

/** Open claims as they stand in the queue: until when an answer is due, and what makes it urgent. */
export function useClaimLines(claims: readonly ClaimInList[]) {
  const { t } = useWords()
  const day = useDay()
  return claims.map((claim) => ({
    id: claim.id,
    head: <Price ringgit={claim.most} />,
    time: <Due claim={claim} words={claim.due_at ? day(claim.due_at) : t('office_claims.paused')} />,
    who: t(`claim.kinds.${claim.kind}`),
    mark: markOf(claim, t),
  }))
}

function Due({ claim: { is_overdue }, words }: { claim: ClaimInList; words: string }) {
  return <span className={is_overdue ? 'text-trouble font-semibold' : 'text-muted'}>{words}</span>
}

function markOf({ is_overdue, objected, status }: ClaimInList, t: Words['t']): InQueue['mark'] {
  if (is_overdue) return { word: t('office_claims.overdue'), tone: 'trouble' }
  if (objected) return { word: t('office_claims.objected'), tone: 'waiting' }
  return { word: t(`claim.status.${status}`), tone: status === 'filed' ? 'waiting' : 'calm' }
}
