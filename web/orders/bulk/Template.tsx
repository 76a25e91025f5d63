import Download from 'virtual:icon/download'
import { bulkTemplate } from '#contract/orders/bulk-template.ts'
import { readMasterData } from '#contract/site/master-data.ts'
import { readShipmentData } from '#contract/orders/shipments.ts'
import { listSlots } from '#contract/places/slots.ts'
import { saveAs } from '../../platform/files.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { untilThere, useAnswer } from '../../platform/use-call.ts'
import { useWords } from '../../platform/words.ts'

// Slots are the same everywhere; the example is sent from here.
const exampleRegion = 'MY-10'

export function Template() {
  const { t } = useWords()
  const offered = useOffered()
  const save = () =>
    offered &&
    saveAs(
      new Blob([bulkTemplate(offered, (name) => t(`bulk.notes.${name}`))], { type: 'text/csv' }),
      t('bulk.template.name'),
    )
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">{t('bulk.steps.template')}</h2>
      <p className="max-w-prose">{t('bulk.template.text')}</p>
      <Button kind="secondary" className="justify-self-start" disabled={!offered} onClick={save}>
        <Download className="size-4" aria-hidden="true" />
        {t('bulk.template.button')}
      </Button>
    </Card>
  )
}

/** What can be chosen at this moment, with days that are open. */
function useOffered() {
  const masterData = useAnswer(readMasterData, { query: { is_active: 'true' } }, true, untilThere).data
  const shipmentData = useAnswer(readShipmentData, {}, true, untilThere).data
  const days = useAnswer(listSlots, { params: { region: exampleRegion } }, true, untilThere).data?.slot_data
  if (!masterData || !shipmentData || !days) return undefined
  const open = days.filter(({ is_open }) => is_open).map(({ day }) => day)
  return {
    boxes: masterData.box.map(({ label }) => label),
    time_slots: (days[0]?.slots ?? []).map(({ id }) => id),
    drop_points: shipmentData.drop_point.map(({ label }) => label),
    sender_date: open[0] ?? '',
    receiver_date: open.at(-1) ?? '',
  }
}
