import { useSearchParams } from 'react-router'
import { useNavigate } from '../platform/navigate.ts'
import { findTrackingNumber } from '#contract/parcels/tracking-number.ts'
import { worksAtCounter } from '#contract/platform/roles.ts'
import { CounterDay } from './CounterDay.tsx'
import { CourierFrame } from './CourierFrame.tsx'
import { FindParcel } from './FindParcel.tsx'
import { ParcelView } from './ParcelView.tsx'
import { Today } from './Today.tsx'
import { useSending } from './use-connection.ts'
import { useRole } from './use-parcels.ts'

/** Today's work, or the one parcel in the address: both go on without network. */
export function Page() {
  const [query] = useSearchParams()
  const number = findTrackingNumber(query.get('number') ?? '')
  useSending()
  return (
    <CourierFrame isDeep={number !== undefined} isWide={number === undefined}>
      {number ? <ParcelView key={number} number={number} /> : <Day />}
    </CourierFrame>
  )
}

function Day() {
  const navigate = useNavigate()
  const isAtCounter = worksAtCounter(useRole())
  if (isAtCounter) return <CounterDay />
  return (
    <Today>
      <FindParcel
        onFound={(found, edition) =>
          void navigate(`/courier?number=${found}${edition ? `&label=${edition}` : ''}`)
        }
      />
    </Today>
  )
}
