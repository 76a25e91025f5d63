import { useState } from 'react'
import { orderWords, wordFor } from '#contract/orders/order-words.ts'
import { showClaimPicture, type OfficeClaim } from '#contract/money/claim-desk.ts'
import { useLanguage, useMoment } from '../../platform/moment.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ClaimPicture } from '../../parts/claim/ClaimPicture.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { TrackingNumber } from '../../parts/parcel/TrackingNumber.tsx'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { useWords } from '../../platform/words.ts'

/** What the parcel's own record says: paid cover, label, and every scan with its picture. */
export function ClaimedParcel({ claim }: { claim: OfficeClaim }) {
  const { t } = useWords()
  return (
    <Card className="grid content-start gap-4">
      <h2 className="text-lg">{t('office_claims.record')}</h2>
      <LabelFacts claim={claim} />
      <h3 className="font-semibold">{t('office_claims.timeline')}</h3>
      <ol className="border-line grid gap-3 border-l-2 pl-4">
        {claim.events.map((event) => (
          <Event key={event.id} claim_id={claim.id} event={event} />
        ))}
      </ol>
    </Card>
  )
}

function LabelFacts({ claim: { parcel, label } }: { claim: OfficeClaim }) {
  const { t } = useWords()
  const language = useLanguage()
  const { amount, number, range } = useFigures()
  const { cover, cover_left, is_insured, declared_value } = parcel
  const who = ({ name, place }: typeof label.sender) => [name, place].filter(Boolean).join(', ')
  return (
    <Facts
      isStacked
      facts={[
        [t('claim.record.number'), <TrackingNumber key="number" number={parcel.tracking_number} />],
        [t('claim.record.promised'), range(parcel.arrives)],
        [t('claim.record.received_by'), parcel.received_by],
        [t('claim.record.cover'), amount(cover)],
        [t('claim.record.cover_left'), cover_left === cover ? null : amount(cover_left)],
        [t('claim.record.insurance'), t(is_insured ? 'claim.record.insured' : 'claim.record.not_insured')],
        [t('claim.record.declared_value'), amount(declared_value)],
        [
          t('claim.facts.things'),
          parcel.items
            .map(({ name, quantity, unit_value }) => `${name} × ${quantity} (${amount(unit_value)})`)
            .join(', '),
        ],
        [t('office_claims.sender'), who(label.sender)],
        [t('office_claims.receiver'), who(label.receiver)],
        [t('office_claims.package'), `${label.size} cm, ${number(label.weight)} kg`],
        [t('office_claims.box'), label.box_label],
        [
          t('office_claims.add_ons'),
          label.add_ons.map((name) => wordFor(orderWords[language].add_on, name)).join(', '),
        ],
      ]}
    />
  )
}

interface EventProps {
  claim_id: string
  event: OfficeClaim['events'][number]
}

/** Pictures of scans are looked at on purpose: each look is on record. */
function Event({ claim_id, event }: EventProps) {
  const { t } = useWords()
  const moment = useMoment()
  const [isShown, setIsShown] = useState(false)
  const { code, at, city, received_by, evidence_id } = event
  return (
    <li className="grid gap-1">
      <p className="font-semibold">{t(`tracking.events.${code}`)}</p>
      <p className="text-muted text-sm">
        {[moment(at), city, received_by && t('office_claims.received_by', { name: received_by })]
          .filter(Boolean)
          .join(', ')}
      </p>
      {evidence_id && !isShown && (
        <Button kind="secondary" className="justify-self-start" onClick={() => setIsShown(true)}>
          {t('office_claims.show_evidence')}
        </Button>
      )}
      {evidence_id && isShown && (
        <ClaimPicture
          endpoint={showClaimPicture}
          params={{ id: claim_id, picture_id: evidence_id }}
          label={t('office_claims.evidence')}
        />
      )}
    </li>
  )
}
