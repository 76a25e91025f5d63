import type { ReactNode } from 'react'
import { groupedPhone } from '#contract/places/grouped-phone.ts'
import { Link } from 'react-router'
import { macros } from '#contract/parcels/macros.ts'
import type { Data } from '#contract/platform/endpoint.ts'
import type { FoundCustomer, FoundOrder, FoundVoucher, searchOffice } from '#contract/office/office-search.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { orderRules } from '#contract/site/order-types.ts'
import { useDay } from '../../platform/moment.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Price } from '../../ui/Price.tsx'
import { wordOfMacro } from '../../parts/parcel/use-parcel-words.ts'
import { Marked } from '../Marked.tsx'
import { whyFound } from '../why-found.ts'
import { orderPlace } from '../order-place.ts'
import { useWords } from '../../platform/words.ts'

type Found = Data<typeof searchOffice>

/** In groups; from the field down through all of them by arrow keys. */
export function SearchResults({ found, text }: { found: Found; text: string }) {
  const { t } = useWords()
  const { order_data, voucher_data, customer_data } = found
  const counts = {
    orders: t('office_search.count_of.orders', { count: order_data.length }),
    vouchers: t('office_search.count_of.vouchers', { count: voucher_data.length }),
    customers: t('office_search.count_of.customers', { count: customer_data.length }),
  }
  const isEmpty = order_data.length + voucher_data.length + customer_data.length === 0
  return (
    <>
      <p role="status" className={isEmpty ? '' : 'sr-only'}>
        {isEmpty ? t('office_search.nothing') : t('office_search.counted', counts)}
      </p>
      <Group heading={t('office_search.orders')}>
        {order_data.map((order) => (
          <Result key={order.order_id} to={orderPlace(order, text)} look="found-order">
            <Order order={order} text={text} />
          </Result>
        ))}
      </Group>
      <Group heading={t('office_search.vouchers')}>
        {voucher_data.map((voucher) => (
          <Voucher key={voucher.id} voucher={voucher} text={text} />
        ))}
      </Group>
      <Group heading={t('office_search.customers')}>
        {customer_data.map((customer) => (
          <Customer key={customer.id} customer={customer} text={text} />
        ))}
      </Group>
    </>
  )
}

function Order({ order, text }: { order: FoundOrder; text: string }) {
  const { t } = useWords()
  const day = useDay()
  const { tracking_number, type, status, macro, amount, ordered_at } = order
  return (
    <>
      <span className="figures font-semibold">
        <Marked text={inGroups(tracking_number)} typed={text} />
      </span>
      {macro ? (
        <Badge tone={macros[macro].staffTone}>
          {t(wordOfMacro(orderRules[type].holds === 'boxes', macro))}
        </Badge>
      ) : (
        <Badge tone="waiting">{t(`transaction.status.${status}`)}</Badge>
      )}
      {amount && <Price ringgit={amount} />}
      <span className="min-w-0 wrap-anywhere">
        <Marked text={whyFound(order, t)} typed={text} />
      </span>
      <span className="text-muted text-sm">{day(ordered_at)}</span>
    </>
  )
}

function Voucher({ voucher, text }: { voucher: FoundVoucher; text: string }) {
  const { serial, box_label, status, tracking_number } = voucher
  const { t } = useWords()
  return (
    <Result to={`/office/parcels/${tracking_number}`}>
      <span className="figures font-semibold">
        <Marked text={serial} typed={text} />
      </span>
      <span>{box_label}</span>
      <Badge>{t(`office_search.voucher_status.${status}`)}</Badge>
    </Result>
  )
}

function Customer({ customer, text }: { customer: FoundCustomer; text: string }) {
  const { id, name, email, phone } = customer
  return (
    <Result to={`/office/parcels?state=all&customer=${id}`} look="found-person">
      <span className="font-semibold">
        <Marked text={name} typed={text} />
      </span>
      <span className="text-muted">
        <Marked text={email} typed={text} />
      </span>
      <span className="text-muted figures">
        <Marked text={groupedPhone(phone)} typed={text} />
      </span>
    </Result>
  )
}

function Group({ heading, children }: { heading: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{heading}</h2>
      <ul className="border-line bg-surface divide-line divide-y overflow-hidden rounded-box border">
        {children}
      </ul>
    </section>
  )
}

interface ResultProps {
  to: string
  /** Its columns, where there is room for them. */
  look?: string
  children: ReactNode
}

function Result({ to, look = '', children }: ResultProps) {
  return (
    <li>
      <Link
        to={to}
        data-walk
        className={`hover:bg-kraft focus-visible:bg-kraft flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 -outline-offset-3 ${look}`}
      >
        {children}
      </Link>
    </li>
  )
}
