import { lazy, Suspense } from 'react'
import { isAt } from '#contract/parcels/parcel-steps.ts'
import type { OfficeOrder } from '#contract/office/office-parcels.ts'
import { AskAgain, isForMissing } from './AskAgain.tsx'
import { CancelForm } from './CancelForm.tsx'
import { CorrectApproval } from './CorrectApproval.tsx'
import { LateTransfer } from './LateTransfer.tsx'
import { SendBack } from './SendBack.tsx'

// Needed after the hand-over only; it brings the lists of places with it.
const CityForm = lazy(() => import('./CityForm.tsx'))

interface Props {
  order: OfficeOrder
  onDone: () => void
}

/** They appear once the server has said what they would do, so nothing that moves away from a finger lies below them. */
export function ActsThatAskFirst({ order: { parcel, transaction }, onDone }: Props) {
  const act = { number: transaction.tracking_number, onDone }
  // What cannot be done where the parcel is now is not even asked for.
  const isOnItsWay = parcel !== null && !isAt(parcel.code, 'sender', 'back', 'over')
  const mayBeCancelled = parcel === null || isAt(parcel.code, 'sender', 'anywhere')
  return (
    <>
      {parcel && isOnItsWay && transaction.shipment && (
        <Suspense>
          <CityForm {...act} key={`city ${parcel.last_seq}`} />
        </Suspense>
      )}
      {parcel && isOnItsWay && <SendBack {...act} key={`back ${parcel.last_seq}`} />}
      <LateTransfer {...act} key={`late ${transaction.status}`} />
      {mayBeCancelled && <CancelForm {...act} key={transaction.status} />}
      {transaction.status === 'success' && <CorrectApproval {...act} key={`approval ${parcel?.last_seq}`} />}
      {transaction.status === 'expired' && isForMissing(transaction) && <AskAgain {...act} />}
    </>
  )
}
