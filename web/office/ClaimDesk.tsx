import { useTranslation } from 'react-i18next'
import { listClaims, type ClaimInList } from '#contract/claim-desk.ts'
import { inGroups } from '#contract/tracking-number.ts'
import { useMoment } from '../platform/moment.ts'
import { Badge } from '../ui/Badge.tsx'
import { ClaimBadge } from '../ui/claim/ClaimBadge.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useAnswer } from '../platform/use-call.ts'
import { ClaimView } from './ClaimView.tsx'
import { Turn, useTurn } from './Turn.tsx'

const look_ms = 10_000

/** Open claims, the nearest due first, and one of them beside the record of its parcel. */
export function ClaimDesk() {
  const { t } = useTranslation()
  const query = { tab: 'open', limit: '50' } as const
  const { data, isError, refetch } = useAnswer(listClaims, { query }, true, () => look_ms)
  if (!data)
    return isError ? <LoadFailed onRetry={() => void refetch()} /> : <Skeleton className="h-96 w-full" />
  if (data.claim_data.length === 0) return <EmptyState />
  return (
    <div className="grid gap-4">
      <p className="figures">{t('office_claims.counts', { open: data.open, overdue: data.overdue })}</p>
      <Desk claims={data.claim_data} waiting={data.open} onChanged={() => void refetch()} />
    </div>
  )
}

interface Props {
  claims: ClaimInList[]
  waiting: number
  onChanged: () => void
}

function Desk({ claims, waiting, onChanged }: Props) {
  const { t } = useTranslation()
  const { place, thing: claim, go, leave } = useTurn(claims)
  if (!claim) return null
  return (
    <div className="grid gap-4">
      <Turn place={place} shown={claims.length} waiting={waiting} keys={t('office_claims.keys')} go={go} />
      <div className="grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <ol aria-label={t('office_claims.list')} className="grid content-start gap-2 max-lg:hidden">
          {claims.map((one, index) => (
            <li key={one.id}>
              <InList claim={one} isShown={index === place} onShow={() => go(index)} />
            </li>
          ))}
        </ol>
        <ClaimView
          key={claim.id}
          id={claim.id}
          onChanged={(isDecided) => {
            if (isDecided) leave()
            onChanged()
          }}
        />
      </div>
    </div>
  )
}

interface InListProps {
  claim: ClaimInList
  isShown: boolean
  onShow: () => void
}

function InList({ claim, isShown, onShow }: InListProps) {
  const { t } = useTranslation()
  const moment = useMoment()
  const { tracking_number, kind, status, due_at, is_overdue, objected } = claim
  return (
    <button
      type="button"
      aria-current={isShown}
      onClick={onShow}
      className="border-line bg-surface aria-[current=true]:border-accent grid w-full gap-1 rounded-box border-2 p-3 text-left"
    >
      <span className="flex flex-wrap gap-2">
        <ClaimBadge status={status} />
        {is_overdue && <Badge tone="trouble">{t('office_claims.overdue')}</Badge>}
        {objected && <Badge tone="waiting">{t('office_claims.objected')}</Badge>}
      </span>
      <span className="font-semibold">{t(`claim.kinds.${kind}`)}</span>
      <span className="figures text-sm">{inGroups(tracking_number)}</span>
      <span className="text-muted figures text-sm">
        {due_at ? moment(due_at) : t('office_claims.paused')}
      </span>
    </button>
  )
}
