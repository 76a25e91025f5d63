import { useMemo } from 'react'
import { listClaims, type ClaimInList } from '#contract/money/claim-desk.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { useMoment } from '../../platform/moment.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ClaimBadge } from '../../parts/claim/ClaimBadge.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { useList } from '../../platform/use-call.ts'
import { ClaimView } from './ClaimView.tsx'
import { SearchedDesk } from '../DeskSearch.tsx'
import { DealtWith, Turn } from '../payments/Turn.tsx'
import { useTurn } from '../payments/use-turn.ts'
import { useMoreAhead } from '../payments/use-more-ahead.ts'
import { useWords } from '../../platform/words.ts'

const look_ms = 10_000

function useOpen(search: string) {
  const query = { tab: 'open', limit: '50', ...(search ? { search } : {}) }
  return useList(listClaims, (page) => page, query, {}, look_ms)
}

type Open = ReturnType<typeof useOpen>

/** Open claims, the nearest due first, and one of them beside the record of its parcel. */
export function ClaimDesk() {
  const { t } = useWords()
  return (
    <SearchedDesk hint={t('office_claims.find_hint')}>{(search) => <Row search={search} />}</SearchedDesk>
  )
}

function Row({ search }: { search: string }) {
  const list = useOpen(search)
  return (
    <Loaded list={list}>
      {(pages) => <Desk key={search} list={list} pages={pages} isSearch={search !== ''} />}
    </Loaded>
  )
}

interface Props {
  list: Open
  pages: NonNullable<Open['data']>['pages']
  isSearch: boolean
}

/** A claim that gets a later due date between two parts comes twice; it keeps its first place until everything is read again. */
function onceEach(pages: Props['pages']) {
  return [...new Map(pages.flatMap(({ claim_data }) => claim_data.map((one) => [one.id, one]))).values()]
}

function Desk({ list, pages, isSearch }: Props) {
  const { t } = useWords()
  const claims = useMemo(() => onceEach(pages), [pages])
  const { place, thing: claim, isGone, go, leave } = useTurn(claims)
  useMoreAhead(list, claims.length - place)
  const { open = 0, overdue = 0 } = pages[0] ?? {}
  if (!claim) return <EmptyState says={t(isSearch ? 'office.payments.nothing' : 'office_claims.none')} />
  return (
    <div className="grid gap-4">
      <p className="figures">{t('office_claims.counts', { open, overdue })}</p>
      <Turn place={place} shown={claims.length} waiting={open} keys={t('office_claims.keys')} go={go} />
      <div className="grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <ol aria-label={t('office_claims.list')} className="grid content-start gap-2 max-lg:hidden">
          {claims.map((one, index) => (
            <li key={one.id}>
              <InList claim={one} isShown={!isGone && index === place} onShow={() => go(index)} />
            </li>
          ))}
        </ol>
        <div className="grid content-start gap-4">
          {isGone && <DealtWith onNext={() => go(place + 1)} />}
          <ClaimView
            key={claim.id}
            id={claim.id}
            onChanged={(isDecided) => {
              if (isDecided) leave()
              void list.refetch()
            }}
          />
        </div>
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
  const { t } = useWords()
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
