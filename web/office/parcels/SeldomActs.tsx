import { isAt } from '#contract/parcels/parcel-steps.ts'
import type { OfficeOrder } from '#contract/office/office-parcels.ts'
import { ActsThatAskFirst } from './ActsThatAskFirst.tsx'
import { CorrectForm } from './CorrectForm.tsx'
import { ReceiverForm } from './ReceiverForm.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  order: OfficeOrder
  onDone: () => void
}

/** What mends an order or ends it: below all that is done day by day, and each folded until it is meant. */
export function SeldomActs({ order, onDone }: Props) {
  const { t } = useWords()
  const { parcel, transaction } = order
  const act = { number: transaction.tracking_number, onDone }
  const isOver = parcel !== null && isAt(parcel.code, 'over')
  return (
    <section aria-labelledby="seldom" className="mt-2 grid gap-4 has-[h2:only-child]:hidden">
      <h2 id="seldom" className="text-lg">
        {t('office_parcels.one.seldom')}
      </h2>
      {parcel && <CorrectForm key={`correct ${parcel.last_seq}`} parcel={parcel} {...act} />}
      {transaction.shipment && !isOver && (
        <ReceiverForm
          {...act}
          receiver={transaction.shipment.receiver}
          key={`receiver ${parcel?.last_seq}`}
        />
      )}
      <ActsThatAskFirst order={order} onDone={onDone} />
    </section>
  )
}
