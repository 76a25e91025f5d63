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

/** Today's work, or the one parcel in the address: both go on without network. */
export function Page() {
  const { t } = useWords()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const number = findTrackingNumber(query.get('number') ?? '')
  const isAtCounter = worksAtCounter(useRole())
  useSending()
  return (
    <CourierFrame isDeep={number !== undefined}>
      {number ? (
        <ParcelView key={number} number={number} />
      ) : (
        <Today>
          <FindParcel
            onFound={(found, edition) =>
              void navigate(`/courier?number=${found}${edition ? `&label=${edition}` : ''}`)
            }
          />
          {isAtCounter && (
            <>
              <LinkButton kind="secondary" className="min-h-14" to="/courier/cash">
                {t('courier.cash')}
              </LinkButton>
              <LinkButton kind="secondary" className="min-h-14" to="/courier/manifests">
                {t('courier.manifests')}
              </LinkButton>
            </>
          )}
        </Today>
      )}
    </CourierFrame>
  )
}
