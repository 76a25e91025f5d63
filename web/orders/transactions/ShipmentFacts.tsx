import { addOnIn } from '#contract/orders/order-words.ts'
import type { ShownShipment } from '#contract/orders/shown-shipment.ts'
import { useItemType } from '../../parts/parcel/use-item-type.ts'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { useLanguage } from '../../platform/moment.ts'
import { useText } from '../../platform/text.ts'
import { useWords } from '../../platform/words.ts'
import { Facts } from '../../ui/Facts.tsx'

interface FactsProps {
  shipment: ShownShipment
  hasArrival: boolean
}

/** How it goes, and how large it is. */
export function ShipmentFacts({ shipment, hasArrival }: FactsProps) {
  const { t } = useWords()
  const { number, range, amount } = useFigures()
  const {
    mode,
    box_label,
    length,
    width,
    height,
    weight,
    chargeable_kg,
    arrives,
    cover,
    weighed,
    voucher_serial,
  } = shipment
  const size = `${length} × ${width} × ${height} cm`
  return (
    <Facts
      facts={[
        [t('shipment_detail.mode'), t(`shipment.modes.${mode}`)],
        [
          t('shipment_detail.size'),
          box_label ? `${t('shipment.official_box', { label: box_label })}, ${size}` : size,
        ],
        [t('shipment_detail.weight'), `${number(weight)} kg`],
        // What is charged after the weighing stands with the weighing.
        [t('shipment_detail.chargeable'), weighed ? null : `${number(chargeable_kg)} kg`],
        [
          t('shipment_detail.weighed'),
          weighed &&
            `${number(weighed.weight)} kg, ${weighed.length} × ${weighed.width} × ${weighed.height} cm`,
        ],
        [t('shipment_detail.arrives'), hasArrival ? range(arrives) : null],
        [t('shipment_detail.cover'), amount(cover.cover)],
        [t('shipment_detail.voucher'), voucher_serial],
      ]}
    />
  )
}

/** What is in it. */
export function Contents({ shipment }: { shipment: ShownShipment }) {
  const { t } = useWords()
  const { items, declared_value, purpose, add_ons, item_type, pmi_registration } = shipment
  const itemType = useItemType()
  const text = useText()
  const language = useLanguage()
  const { amount } = useFigures()
  return (
    <div className="grid gap-4">
      <ul className="grid gap-1">
        {items.map(({ name, quantity, unit_value }) => (
          <li key={name + unit_value} className="pair">
            <span className="min-w-0 wrap-break-word">
              {name} × {quantity}
            </span>
            <span className="figures">{amount(unit_value * quantity)}</span>
          </li>
        ))}
      </ul>
      <Facts
        facts={[
          [t('shipment.item_type'), itemType(item_type)],
          [t('shipment.declared_value'), amount(declared_value)],
          [t('shipment.purpose'), text(`shipment.purposes.${purpose}`)],
          [t('shipment.pmi'), pmi_registration && text(`shipment.pmi_registrations.${pmi_registration}`)],
          [t('shipment.add_ons'), add_ons.map((addOn) => addOnIn(language, addOn)).join(', ')],
        ]}
      />
    </div>
  )
}
