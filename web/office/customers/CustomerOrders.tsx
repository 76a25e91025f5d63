import type { ReactNode } from 'react'
import { listCustomerOrders, type CustomerOrder } from '#contract/office/customers.ts'
import { useMoment } from '../../platform/moment.ts'
import { CursorList } from '../../ui/CursorList.tsx'
import { Price } from '../../ui/Price.tsx'
import { Table } from '../../ui/Table.tsx'
import { useList } from '../../platform/use-call.ts'
import { OrderLink } from '../audit/OrderLink.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  id: string
  /** What is below comes with the orders: earlier it would be pushed down by them. */
  children: ReactNode
}

export function CustomerOrders({ id, children }: Props) {
  const { t } = useWords()
  const list = useList(listCustomerOrders, (data) => data, {}, { id })
  return (
    <>
      <section className="grid gap-3">
        <h2 className="text-lg">{t('people.customer.orders')}</h2>
        <CursorList
          list={list}
          rowsOf={({ order_data }) => order_data}
          waiting="h-24"
          empty={<p className="text-muted">{t('people.customer.no_orders')}</p>}
          isQuiet
        >
          {(orders) => <OrderTable orders={orders} />}
        </CursorList>
      </section>
      {!list.isPending && children}
    </>
  )
}

function OrderTable({ orders }: { orders: CustomerOrder[] }) {
  const { t } = useWords()
  const moment = useMoment()
  return (
    <Table
      caption={t('people.customer.orders')}
      rows={orders}
      keyOf={({ id }) => id}
      columns={[
        {
          heading: t('people.customer.number'),
          render: ({ tracking_number }) => <OrderLink number={tracking_number} />,
        },
        { heading: t('people.customer.type'), render: ({ type }) => t(`transaction.types.${type}`) },
        {
          heading: t('people.customer.status'),
          render: ({ status }) =>
            t(status === 'success' ? 'people.customer.paid' : `transaction.status.${status}`),
        },
        { heading: t('people.customer.ordered_at'), render: ({ created_at }) => moment(created_at) },
        {
          heading: t('people.customer.total'),
          numeric: true,
          render: ({ amount }) => <Price ringgit={amount} />,
        },
      ]}
    />
  )
}
