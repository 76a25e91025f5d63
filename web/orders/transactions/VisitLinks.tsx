import type { ShownShipment } from '#contract/orders/shown-shipment.ts'
import { parties } from '#contract/orders/shipments.ts'
import { readVisitKeys } from '#contract/orders/visits.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { useVisit } from '../../platform/moment.ts'
import { untilThere, useAnswer } from '../../platform/use-call.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { toAnotherDay } from './to-another-day.ts'
import { WhatsAppLink } from './WhatsAppLink.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  id: string
  number: string
  shipment: Pick<ShownShipment, 'sender' | 'receiver'>
}

/** Where sender and receiver move their appointments; the receiver's link can be passed on. */
export function VisitLinks({ id, number, shipment }: Props) {
  const { t } = useWords()
  const visit = useVisit()
  const { data } = useAnswer(readVisitKeys, { params: { id } }, true, untilThere)
  if (!data) return null
  const link = `${window.location.origin}/resi-detail?number=${number}#v=${data.receiver_key}`
  const text = t('shipment_detail.visit.text', { number: inGroups(number), link })
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">{t('shipment_detail.visit.heading')}</h2>
      <Facts
        facts={[
          [t('shipment.steps.sender'), data.sender_key ? visit(shipment.sender) : null],
          [t('shipment.steps.receiver'), visit(shipment.receiver) ?? t('shipment_detail.visit.none')],
        ]}
      />
      <p className="text-muted">{t('shipment_detail.visit.hint')}</p>
      <div className="flex flex-wrap gap-3">
        {parties.map((party) => {
          const key = data[`${party}_key`]
          return (
            key && (
              <LinkButton key={party} kind="secondary" to={toAnotherDay(number, key)}>
                {t(`shipment_detail.visit.${party}`)}
              </LinkButton>
            )
          )
        })}
        <CopyButton text={link} label={t('shipment_detail.visit.copy')} />
        <WhatsAppLink text={text} label={t('shipment_detail.visit.whatsapp')} />
      </div>
    </Card>
  )
}
