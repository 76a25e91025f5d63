import { useSearchParams } from 'react-router'
import { isOpenClaim } from '#contract/money/claim-rules.ts'
import { readClaimable, type Claim, type Claimable } from '#contract/money/claims.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useAnswer } from '../../platform/use-call.ts'
import { ChooseParcel } from './ChooseParcel.tsx'
import { ClaimCard } from './ClaimCard.tsx'
import { ClaimForm } from './ClaimForm.tsx'
import { ParcelRecord } from './ParcelRecord.tsx'
import { useWords } from '../../platform/words.ts'

const look_ms = 15_000

/** What is wrong with one parcel: the claims there are, and a new one where it may be filed. */
export function Page() {
  const { t } = useWords()
  const id = useSearchParams()[0].get('id')
  return (
    <div className="wrap grid max-w-3xl gap-6 py-8 md:py-12">
      <h1>{t('claim.heading')}</h1>
      {id ? <ClaimOf id={id} /> : <ChooseParcel />}
    </div>
  )
}

function ClaimOf({ id }: { id: string }) {
  const { t } = useWords()
  const { data, error, refetch } = useAnswer(readClaimable, { params: { id } }, true, () => look_ms)
  return (
    <>
      {data && <Parcel key={id} parcel={data.parcel} claims={data.claim_data} />}
      {!data && error?.message === 'not_found' && (
        <EmptyState>
          <LinkButton to="/claim">{t('claim.other_parcel')}</LinkButton>
        </EmptyState>
      )}
      {!data && error && error.message !== 'not_found' && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-96 w-full" />}
    </>
  )
}

function Parcel({ parcel, claims }: { parcel: Claimable; claims: Claim[] }) {
  const { t } = useWords()
  const isOpen = claims.some(({ status }) => isOpenClaim(status))
  return (
    <>
      {claims.length > 0 && (
        <section className="grid gap-4" aria-label={t('claim.list')}>
          {claims.map((claim) => (
            <ClaimCard key={claim.id} claim={claim} />
          ))}
        </section>
      )}
      {!isOpen && claims.length === 0 && <p className="max-w-prose">{t('claim.intro')}</p>}
      <ParcelRecord parcel={parcel} />
      {!isOpen && <NewClaim parcel={parcel} isFirst={claims.length === 0} />}
      <LinkButton
        kind="secondary"
        className="justify-self-start"
        to={`/shipment-detail?id=${parcel.order_id}`}
      >
        {t('claim.to_parcel')}
      </LinkButton>
    </>
  )
}

/** After a decision another claim is possible, but it is not what one comes for. */
function NewClaim({ parcel, isFirst }: { parcel: Claimable; isFirst: boolean }) {
  const { t } = useWords()
  const [query, setQuery] = useSearchParams()
  if (isFirst || query.has('new')) return <ClaimForm parcel={parcel} />
  const isOver = parcel.windows.every(({ refusal }) => refusal !== null)
  if (isOver || parcel.items.every(({ left }) => left < 1)) return null
  return (
    <Button
      kind="quiet"
      className="-ml-4 justify-self-start"
      onClick={() => setQuery({ id: parcel.order_id, new: '' })}
    >
      {t('claim.section.link')}
    </Button>
  )
}
