import { useTranslation } from 'react-i18next'
import { listCustomerOrders, type CustomerOrder } from '#contract/customers.ts'
import { useMoment } from '../../moment.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Price } from '../../ui/Price.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import { useList } from '../../use-call.ts'
import { OrderLink } from '../audit/OrderLink.tsx'

export function CustomerOrders({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{t('people.customer.orders')}</h2>
      <Orders id={id} />
    </section>
  )
}

function Orders({ id }: { id: string }) {
  const { t } = useTranslation()
  const list = useList(listCustomerOrders, (data) => data, {}, { id })
  const orders = list.data?.pages.flatMap(({ order_data }) => order_data)
  if (!orders)
    return list.isError ? <LoadFailed onRetry={() => void list.refetch()} /> : <Skeleton className="h-24" />
  if (orders.length === 0) return <p className="text-muted">{t('people.customer.no_orders')}</p>
  return (
    <>
      <OrderTable orders={orders} />
      {list.hasNextPage && (
        <Pagination
          shown={orders.length}
          hasMore
          pending={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </>
  )
}

function OrderTable({ orders }: { orders: CustomerOrder[] }) {
  const { t } = useTranslation()
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
        { heading: t('people.customer.status'), render: ({ status }) => t(`transaction.status.${status}`) },
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
