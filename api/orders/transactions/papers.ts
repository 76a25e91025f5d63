import { readLane } from '#contract/places/lanes.ts'
import type { Language } from '#contract/platform/language.ts'
import { netWeightsOf } from '#contract/customs/net-weights.ts'
import type { ShownParty } from '#contract/orders/shown-shipment.ts'
import { printCn22Of } from '../../papers/cn22.ts'
import { printCn23Of } from '../../papers/cn23.ts'
import { printInvoiceOf } from '../../papers/invoice.ts'
import { printLabelOf } from '../../papers/label.ts'
import {
  papersFor,
  type PaperItem,
  type PaperKind,
  type PaperParty,
  type ShipmentPaper,
} from '../../papers/shipment-paper.ts'
import { notFound } from '../../platform/errors.ts'
import type { Transaction } from './transaction.ts'
import { gramsOf } from '#contract/prices/measures.ts'

type Shipment = NonNullable<Transaction['shipment']>

/** What a label is drawn from, as lists of them are read. */
export type Labelled = Pick<Transaction, 'tracking_number' | 'created_at' | 'total'> & { shipment: Shipment }

/** One of the papers that belong to a paid shipment. */
export function printPaperOf(
  transaction: Transaction,
  kind: PaperKind,
  language: Language,
  public_url: string,
) {
  const paper = transaction.shipment && asPaper(transaction, transaction.shipment)
  if (!paper || transaction.status !== 'success' || !papersFor(paper).includes(kind)) throw notFound()
  if (kind === 'label') return printLabelOf(paper, language, public_url)
  const print = { cn22: printCn22Of, cn23: printCn23Of, invoice: printInvoiceOf }[kind]
  return print(paper, language)
}

/** What the shipment's owner sees, as the papers say it. */
export function asPaper(
  transaction: Pick<Transaction, 'tracking_number' | 'created_at' | 'total'>,
  shipment: Omit<Shipment, 'papers'>,
): ShipmentPaper {
  const { sender, receiver, box_label, voucher_serial, items, arrives, cover, weighed } = shipment
  return {
    tracking_number: transaction.tracking_number,
    label_edition: shipment.label_edition,
    mode: shipment.mode,
    lane: readLane(shipment.lane),
    ordered_at: transaction.created_at,
    sender: partyOf(sender),
    receiver: partyOf(receiver),
    box: box_label ? { label: box_label, serial: voucher_serial } : null,
    length_cm: shipment.length,
    width_cm: shipment.width,
    height_cm: shipment.height,
    weight_g: gramsOf(shipment.weight),
    weighed: weighed && {
      weight_g: gramsOf(weighed.weight),
      length_cm: weighed.length,
      width_cm: weighed.width,
      height_cm: weighed.height,
    },
    chargeable_kg: shipment.chargeable_kg,
    pieces: 1,
    item_type: items.map(({ name }) => name).join(', '),
    items: itemsOf(shipment),
    declared_value_sen: shipment.declared_value,
    purpose: shipment.purpose,
    is_insured: cover.is_insured,
    add_ons: shipment.add_ons,
    cover_sen: cover.cover,
    arrives: { from: new Date(arrives.from), to: new Date(arrives.to) },
    total_sen: transaction.total,
    lines: [],
  }
}

/**
 * Orders from before net weight and origin were asked for have neither: the weight of the parcel is shared out by
 * pieces, and the goods come from where the parcel does.
 */
function itemsOf({ items, weight, sender }: Omit<Shipment, 'papers'>): PaperItem[] {
  const known = items.map(({ quantity, net_weight_kg }) => ({
    quantity,
    net_weight_kg: net_weight_kg ?? undefined,
  }))
  const weights_g = netWeightsOf(known, gramsOf(weight)) ?? []
  return items.map(({ name, quantity, unit_value, hs_code, origin_country }, index) => ({
    name,
    quantity,
    unit_value_sen: unit_value,
    weight_g: weights_g[index],
    hs_code,
    origin: origin_country ?? sender.country_id,
  }))
}

function partyOf(party: ShownParty): PaperParty {
  return {
    // Whoever deleted the account left the place, and nothing else.
    name: party.name ?? '',
    phone: party.phone ?? '',
    email: party.email,
    address: party.address ?? '',
    district: party.district_label,
    city: party.city_label,
    region_id: party.region_id,
    region: party.region_label,
    postal_code: party.postal_code ?? '',
    country: party.country_id,
    service_type: party.service_type,
    service_package: party.service_package,
    counter: party.drop_point_label ?? party.counter_label,
  }
}
