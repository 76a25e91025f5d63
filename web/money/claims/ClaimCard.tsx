import { showOwnClaimPicture, type Claim } from '#contract/money/claims.ts'
import { useDay, useMoment } from '../../platform/moment.ts'
import { Card } from '../../ui/Card.tsx'
import { ClaimHeading } from '../../parts/claim/ClaimHeading.tsx'
import { ClaimHistory } from '../../parts/claim/ClaimHistory.tsx'
import { DueLeft } from '../../parts/claim/DueLeft.tsx'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { ClaimActions } from './ClaimActions.tsx'
import { useWords } from '../../platform/words.ts'

/** Where a claim stands, what happens next and by when, and what its owner can do. */
export function ClaimCard({ claim }: { claim: Claim }) {
  const { t } = useWords()
  const { id, status, due_at, now, decline_code, decision_words, steps } = claim
  const question = steps.findLast(({ what }) => what === 'asked')
  return (
    <Card className="grid gap-4">
      <ClaimHeading claim={claim} />
      <div>
        <NextStep claim={claim} />
        {due_at && <DueLeft due_at={due_at} now={now} />}
      </div>
      {status === 'more_asked' && (
        <p className="bg-kraft wrap-break-word rounded-box p-4">{question?.words}</p>
      )}
      {status === 'declined' && decline_code && <p>{t(`claim_reasons.${decline_code}`)}</p>}
      {decision_words && <p className="wrap-break-word whitespace-pre-line">{decision_words}</p>}
      <ClaimActions claim={claim} />
      <Details claim={claim} />
      <Collapsible title={t('claim.history')}>
        <ClaimHistory steps={steps} customer={t('claim.you')} claim_id={id} pictures={showOwnClaimPicture} />
      </Collapsible>
    </Card>
  )
}

function NextStep({ claim }: { claim: Claim }) {
  const { t } = useWords()
  const day = useDay()
  const { amount } = useFigures()
  const { status, object_until, is_settled, look_due_at, decide_due_at } = claim
  const given = amount(claim.amount ?? 0)
  const until = object_until ? day(object_until) : ''
  const words = {
    filed: t('claim.next.filed', { day: day(look_due_at) }),
    in_review: t('claim.next.in_review', { day: day(decide_due_at) }),
    more_asked: t('claim.next.more_asked'),
    accepted:
      is_settled || !object_until
        ? t('claim.next.accepted', { amount: given })
        : t('claim.next.lower', { amount: given, day: until }),
    declined: object_until ? t('claim.next.declined_open', { day: until }) : t('claim.next.declined'),
    withdrawn: t('claim.next.withdrawn'),
    paid: t('claim.next.paid', { amount: given }),
  }
  return <p className="font-medium">{words[status]}</p>
}

function Details({ claim }: { claim: Claim }) {
  const { t } = useWords()
  const { amount } = useFigures()
  const moment = useMoment()
  const day = useDay()
  const { items, wanted, most, first_amount, description } = claim
  return (
    <Facts
      facts={[
        [t('claim.facts.amount'), claim.amount === null ? null : amount(claim.amount)],
        [t('claim.facts.first_amount'), first_amount === null ? null : amount(first_amount)],
        [t('claim.facts.most'), amount(most)],
        [t('claim.facts.wanted'), amount(wanted)],
        [t('claim.facts.things'), items.map(({ name, quantity }) => `${name} × ${quantity}`).join(', ')],
        [t('claim.facts.words'), description],
        [t('claim.facts.filed'), moment(claim.filed_at)],
        [t('claim.facts.look'), day(claim.look_due_at)],
        [t('claim.facts.decision'), claim.status === 'more_asked' ? null : day(claim.decide_due_at)],
      ]}
    />
  )
}
