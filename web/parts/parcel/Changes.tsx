import type { ChangedField, ShownChange } from '#contract/orders/order-changes.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { useMoment } from '../../platform/moment.ts'
import { useText } from '../../platform/text.ts'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { useWords } from '../../platform/words.ts'

/** What was changed of an order, before and after beside each other, the newest first. */
export function Changes({ changes }: { changes: readonly ShownChange[] }) {
  const { t } = useWords()
  if (changes.length === 0) return null
  return (
    <Collapsible title={t('order_change.changes')}>
      <ol className="grid gap-6">
        {changes.map((change) => (
          <Change key={change.at} change={change} />
        ))}
      </ol>
    </Collapsible>
  )
}

function Change({ change: { at, old_total, new_total, fields } }: { change: ShownChange }) {
  const { t } = useWords()
  const moment = useMoment()
  return (
    <li className="grid gap-2">
      <p className="font-semibold">{moment(at)}</p>
      <table className="w-full table-fixed text-sm">
        <thead>
          <tr className="text-muted text-left">
            <th className="w-1/4">
              <span className="sr-only">{t('order_change.changes')}</span>
            </th>
            <th className="pr-3 font-medium">{t('order_change.before')}</th>
            <th className="font-medium">{t('order_change.after')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <Row key={field.name} field={field} />
          ))}
        </tbody>
      </table>
      {old_total !== new_total && (
        <p className="text-sm">
          {t('order_change.totals', { before: formatRinggit(old_total), after: formatRinggit(new_total) })}
        </p>
      )}
    </li>
  )
}

function Row({ field: { name, before, after } }: { field: ShownChange['fields'][number] }) {
  const { t } = useWords()
  const text = useText()
  return (
    <tr className="border-line border-t align-top">
      <th className="text-muted py-1 pr-3 text-left font-medium wrap-break-word">
        {t(`order_change.fields.${name}`)}
      </th>
      <td className="py-1 pr-3 wrap-break-word">{wordsOf(text, name, before)}</td>
      <td className="py-1 wrap-break-word">{wordsOf(text, name, after)}</td>
    </tr>
  )
}

/** Where the words of a field's codes stand; others say themselves. */
const codes: Partial<Record<ChangedField, string>> = {
  mode: 'shipment.modes',
  sender_package: 'shipment.packages',
  receiver_package: 'shipment.packages',
  sender_service: 'shipment.services',
  purpose: 'shipment.purposes',
  pmi_registration: 'shipment.pmi_registrations',
}

function wordsOf(text: (key: string) => string, name: ChangedField, value: string) {
  if (name === 'id_number') return text('order_change.other_number')
  if (value === '') return '–'
  if (name === 'declared_value') return formatRinggit(Number(value))
  if (name === 'item_type') return itemType(text, value)
  if (name === 'add_ons')
    return value
      .split(' ')
      .map((one) => addOn(text, one))
      .join(', ')
  return codes[name] ? text(`${codes[name]}.${value}`) : value
}

/** Ordinary goods and limited ones have their names in two places. */
function itemType(text: (key: string) => string, value: string) {
  const key = `shipment.item_types.${value}`
  const known = text(key)
  return known === key ? text(`goods.items.${value}.name`) : known
}

function addOn(text: (key: string) => string, value: string) {
  const [name = '', quantity = ''] = value.split(':')
  return `${quantity} × ${text(`shipment.add_on.${name}`)}`
}
