import { bulkColumns, type BulkColumn } from './bulk-columns.ts'
import { asCsvLine } from '../platform/csv-cell.ts'
import { itemTypes } from '../customs/item-types.ts'
import { pmiRegistrations } from '../customs/pmi.ts'
import { addOns } from '../prices/priced-line.ts'
import { purposes, receiverServices, senderServices, servicePackages } from './shipments.ts'
import { mode } from '../places/zone-shapes.ts'

interface Offered {
  boxes: readonly string[]
  time_slots: readonly string[]
  drop_points: readonly string[]
  sender_date: string
  receiver_date: string
}

/** What a column may hold, in the words of whoever fills it in. */
type Note = (
  name: 'reference' | 'address' | 'own_picture' | 'picture' | 'place' | 'visit' | 'items' | 'consent',
) => string

/** A file to fill in: the columns, one example and what each may hold; rows that begin with # do not count. */
export function bulkTemplate(offered: Offered, note: Note) {
  const example = exampleOf(offered)
  const allowed = allowedOf(offered, note)
  const lines = [
    bulkColumns,
    bulkColumns.map((name) => (name === 'reference' ? '# ORDER-1001' : (example[name] ?? ''))),
    bulkColumns.map((name) => (name === 'reference' ? `# ${note('reference')}` : (allowed[name] ?? ''))),
  ]
  return `\uFEFF${lines.map(asCsvLine).join('')}`
}

type Cells = Partial<Record<BulkColumn, string>>

/** As a shop in Shah Alam would send clothes to Bandung. */
export function exampleOf({
  sender_date,
  receiver_date,
}: Pick<Offered, 'sender_date' | 'receiver_date'>): Cells {
  return { ...exampleParties, ...exampleParcel, sender_date, receiver_date }
}

const exampleParties: Cells = {
  sender_name: 'Kedai Contoh',
  sender_phone: '0123456789',
  sender_email: 'kedai@example.com',
  sender_id_number: 'A12345678',
  sender_address: 'No. 1, Jalan Contoh',
  sender_country: 'MY',
  sender_region: 'Selangor',
  sender_city: 'Shah Alam',
  sender_district: 'Petaling',
  sender_postal_code: '40000',
  sender_service: 'pickup',
  sender_package: 'standard',
  sender_time_slot: '09-12',
  receiver_name: 'Ibu Contoh',
  receiver_phone: '081234567890',
  receiver_email: 'ibu@example.com',
  receiver_id_number: '3174012345678901',
  receiver_address: 'Jl. Merdeka 1',
  receiver_country: 'ID',
  receiver_region: 'Jawa Barat',
  receiver_city: 'Kota Bandung',
  receiver_district: 'Sukasari',
  receiver_postal_code: '40151',
  receiver_service: 'delivery',
  receiver_package: 'standard',
  receiver_time_slot: '12-15',
  receiver_note: 'Pagar hijau, lantai 2',
}
const exampleParcel: Cells = {
  mode: 'air',
  length: '40',
  width: '30',
  height: '30',
  weight: '3.2',
  item_type: 'clothes',
  items: 'Baju | 2 | 50; Kerudung | 1 | 25',
  purpose: 'gift',
  pmi_registration: 'none',
  consent: 'yes',
}

function allowedOf({ boxes, time_slots, drop_points }: Offered, note: Note): Cells {
  const any = (values: readonly string[]) => values.join(' / ')
  const country = 'MY / ID'
  return {
    sender_address_id: note('address'),
    receiver_address_id: note('address'),
    sender_passport_id: note('own_picture'),
    receiver_passport_id: note('picture'),
    sender_country: country,
    receiver_country: country,
    sender_region: note('place'),
    receiver_region: note('place'),
    sender_service: any(senderServices),
    receiver_service: any(receiverServices),
    sender_package: any(servicePackages),
    receiver_package: any(servicePackages),
    sender_date: 'YYYY-MM-DD',
    receiver_date: 'YYYY-MM-DD',
    sender_time_slot: any(time_slots),
    receiver_time_slot: any(time_slots),
    sender_note: note('visit'),
    receiver_note: note('visit'),
    sender_drop_point: any(drop_points.slice(0, 10)),
    mode: any(mode.options),
    box: `${any(boxes)} / empty`,
    weight: 'kg',
    item_type: any(itemTypes),
    items: note('items'),
    add_ons: any(addOns),
    purpose: any(purposes),
    pmi_registration: any(pmiRegistrations),
    consent: `yes: ${note('consent')}`,
  }
}
