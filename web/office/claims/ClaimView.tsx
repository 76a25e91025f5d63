import { readOfficeClaim, showClaimPicture, type OfficeClaim } from '#contract/money/claim-desk.ts'
import { CallLink } from '../../parts/places/CallLink.tsx'
import { useMoment } from '../../platform/moment.ts'
import { Beside } from '../desk/Beside.tsx'
import { Card } from '../../ui/Card.tsx'
import { ClaimHeading } from '../../parts/claim/ClaimHeading.tsx'
import { ClaimHistory } from '../../parts/claim/ClaimHistory.tsx'
import { DueLeft } from '../../parts/claim/DueLeft.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Price } from '../../ui/Price.tsx'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { useAnswer } from '../../platform/use-call.ts'
import { ClaimDecision } from './ClaimDecision.tsx'
import { ClaimedParcel } from './ClaimedParcel.tsx'
import { NotYet } from '../../ui/NotYet.tsx'
import { useWords } from '../../platform/words.ts'

const look_ms = 10_000

/** A claim beside everything the record of its parcel knows. */
export function ClaimView({ id, onChanged }: { id: string; onChanged: (isDecided: boolean) => void }) {
  const answer = useAnswer(readOfficeClaim, { params: { id } }, true, () => look_ms)
  const { data, refetch } = answer
  if (!data) return <NotYet answer={answer} className="h-96 w-full" />
  return (
    <Beside
      answer={
        <>
          <AtMost claim={data.claim} />
          <ClaimDecision
            claim={data.claim}
            onChanged={(isDecided) => {
              void refetch()
              onChanged(isDecided)
            }}
          />
        </>
      }
    >
      <Card className="grid gap-4">
        <Claimed claim={data.claim} />
        <History claim={data.claim} />
      </Card>
      <ClaimedParcel claim={data.claim} />
    </Beside>
  )
}

/** What the answer is about: how much at most, and until when. */
function AtMost({ claim: { most, due_at, now } }: { claim: OfficeClaim }) {
  const { t } = useWords()
  const moment = useMoment()
  return (
    <p>
      <span className="text-muted block">{t('claim.facts.most')}</span>
      <Price ringgit={most} size="total" />
      {due_at && (
        <span className="block pt-1">
          {t('office_claims.due')}: <span className="figures">{moment(due_at)}</span>,{' '}
          <DueLeft due_at={due_at} now={now} />
        </span>
      )}
    </p>
  )
}

function Claimed({ claim }: { claim: OfficeClaim }) {
  const { t } = useWords()
  const { amount } = useFigures()
  const { wanted, first_amount, items, description } = claim
  return (
    <>
      <ClaimHeading claim={claim} />
      <Facts
        isStacked
        facts={[
          [t('claim.facts.things'), items.map((item) => `${item.name} × ${item.quantity}`).join(', ')],
          [t('claim.facts.wanted'), amount(wanted)],
          [t('claim.facts.first_amount'), first_amount === null ? null : amount(first_amount)],
          [t('office_claims.description_by_customer'), description],
          [t('office_claims.customer'), claim.customer_name],
          [t('office_claims.email'), claim.customer_email],
          [
            t('office_claims.phone'),
            claim.customer_phone && <CallLink key="phone" phone={claim.customer_phone} />,
          ],
          [t('office_claims.handler'), claim.handler_name],
        ]}
      />
    </>
  )
}

function History({ claim: { id, steps } }: { claim: OfficeClaim }) {
  const { t } = useWords()
  return (
    <div className="grid gap-4">
      <h2 className="text-lg">{t('claim.history')}</h2>
      <ClaimHistory
        steps={steps}
        customer={t('office_claims.customer')}
        claim_id={id}
        pictures={showClaimPicture}
      />
    </div>
  )
}
