import { useTranslation } from 'react-i18next'
import { useNavigate } from '../../platform/navigate.ts'
import { Card } from '../../ui/Card.tsx'
import { NumberForm } from '../../ui/NumberForm.tsx'

/** A number that cannot exist is refused here; nobody has to wait for a server to learn of a slip. */
export function TrackingCard() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const words = {
    label: t('home.tracking.number'),
    find: t('home.tracking.track'),
    required: t('home.tracking.required'),
    notFound: t('home.tracking.not_found'),
  }
  return (
    <Card aria-labelledby="track">
      <h2 id="track" className="mb-3 text-lg">
        {t('home.tracking.heading')}
      </h2>
      <NumberForm
        kind="secondary"
        words={words}
        onFound={(number) => void navigate(`/resi-detail?number=${number}`)}
      />
    </Card>
  )
}
