import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useNavigate } from '../platform/navigate.ts'
import { findTrackingNumber } from '#contract/parcels/tracking-number.ts'
import { LinkButton } from '../ui/Button.tsx'
import { FindParcel } from './FindParcel.tsx'
import { ParcelView } from './ParcelView.tsx'
import { Today } from './Today.tsx'
import { useSending } from './use-connection.ts'
import { WaitingScans } from './WaitingScans.tsx'

/** Today's work, or the one parcel in the address: both go on without network. */
export function Page() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const number = findTrackingNumber(query.get('number') ?? '')
  useSending()
  return (
    <div className="mx-auto grid w-full max-w-xl gap-6 px-4 py-6">
      {number ? (
        <>
          <WaitingScans here={number} />
          <ParcelView key={number} number={number} />
        </>
      ) : (
        <>
          <Today />
          <FindParcel onFound={(found) => void navigate(`/courier?number=${found}`)} />
          <LinkButton kind="secondary" className="min-h-14" to="/courier/batch">
            {t('courier.batch.open')}
          </LinkButton>
          <LinkButton kind="secondary" className="min-h-14" to="/courier/hand-over">
            {t('hand_over.open')}
          </LinkButton>
        </>
      )}
    </div>
  )
}
