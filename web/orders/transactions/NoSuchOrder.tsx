import { useNavigate } from '../../platform/navigate.ts'
import { findTrackingNumber, inGroups } from '#contract/parcels/tracking-number.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { NumberForm } from '../../ui/NumberForm.tsx'
import { useNumberWords } from '../../ui/use-number-words.ts'
import { useWords } from '../../platform/words.ts'

const shape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const noId = '00000000-0000-0000-0000-000000000000'

/** The order in the address; what can be none is asked for as one that does not exist. */
export function orderIdIn(query: URLSearchParams) {
  const id = query.get('id') ?? ''
  return shape.test(id) ? id : noId
}

/** Mistyped, somebody else's, or gone: a tracking number leads on, and so do one's own orders. */
export function NoSuchOrder({ asked }: { asked: string }) {
  const { t } = useWords()
  const words = useNumberWords()
  const navigate = useNavigate()
  const number = findTrackingNumber(asked)
  return (
    <Card className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="text-lg">{t('shipment_success.unknown.heading')}</h2>
        <p>{t('shipment_success.unknown.text')}</p>
      </div>
      <NumberForm
        words={words}
        initial={number ? inGroups(number) : ''}
        onFound={(found) => void navigate(`/resi-detail?number=${found}`)}
      />
      <LinkButton kind="secondary" className="justify-self-start" to="/transaction">
        {t('shipment_success.to_list')}
      </LinkButton>
    </Card>
  )
}
