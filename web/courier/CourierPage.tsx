import { useSearchParams } from 'react-router'
import { useNavigate } from '../platform/navigate.ts'
import { findTrackingNumber } from '#contract/parcels/tracking-number.ts'
import { CourierFrame } from './CourierFrame.tsx'
import { FindParcel } from './FindParcel.tsx'
import { ParcelView } from './ParcelView.tsx'
import { Today } from './Today.tsx'
import { useSending } from './use-connection.ts'

/** Today's work, or the one parcel in the address: both go on without network. */
export function Page() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const number = findTrackingNumber(query.get('number') ?? '')
  useSending()
  return (
    <CourierFrame isDeep={number !== undefined}>
      {number ? (
        <>
          <ParcelView key={number} number={number} />
        </>
      ) : (
        <>
          <Today />
          <FindParcel onFound={(found) => void navigate(`/courier?number=${found}`)} />
        </>
      )}
    </CourierFrame>
  )
}
