import Banknote from 'lucide-react/icons/banknote'
import Layers from 'lucide-react/icons/layers'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useNavigate } from '../platform/navigate.ts'
import { findTrackingNumber } from '#contract/parcels/tracking-number.ts'
import { worksAtCounter } from '#contract/platform/roles.ts'
import { LinkButton } from '../ui/Button.tsx'
import { CourierFrame } from './CourierFrame.tsx'
import { FindParcel } from './FindParcel.tsx'
import { ParcelView } from './ParcelView.tsx'
import { Today } from './Today.tsx'
import { useSending } from './use-connection.ts'
import { useRole } from './use-parcels.ts'
import { useWords } from '../platform/words.ts'

const act = 'min-h-20 flex-col gap-1 px-2 leading-tight'

/** Today's work, or the one parcel in the address: both go on without network. */
export function Page() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const number = findTrackingNumber(query.get('number') ?? '')
  const isAtCounter = worksAtCounter(useRole())
  const find = (
    <FindParcel
      onFound={(found, edition) =>
        void navigate(`/courier?number=${found}${edition ? `&label=${edition}` : ''}`)
      }
    />
  )
  useSending()
  return (
    <CourierFrame isDeep={number !== undefined} isWide={number === undefined}>
      {number ? (
        <ParcelView key={number} number={number} />
      ) : (
        <Today first={isAtCounter && <CounterActs>{find}</CounterActs>}>{!isAtCounter && find}</Today>
      )}
    </CourierFrame>
  )
}

/** Who comes to a counter has a parcel or money in hand: both are a press away. */
function CounterActs({ children }: { children: ReactNode }) {
  const { t } = useWords()
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-3">
        <LinkButton kind="secondary" className={act} to="/courier/cash">
          <Banknote className="size-6" aria-hidden="true" />
          {t('courier.cash')}
        </LinkButton>
        <LinkButton kind="secondary" className={act} to="/courier/manifests">
          <Layers className="size-6" aria-hidden="true" />
          {t('courier.manifests')}
        </LinkButton>
      </div>
      {children}
    </div>
  )
}
