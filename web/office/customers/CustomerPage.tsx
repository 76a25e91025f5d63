import { useParams } from 'react-router'
import { CallLink } from '../../parts/places/CallLink.tsx'
import { readCustomer, type Customer } from '#contract/office/customers.ts'
import { useDate, useDay, useMoment } from '../../platform/moment.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useAnswer } from '../../platform/use-call.ts'
import { Acts } from '../audit/Acts.tsx'
import { OfficeFrame } from '../OfficeFrame.tsx'
import { CustomerActs } from './CustomerActs.tsx'
import { CustomerOrders } from './CustomerOrders.tsx'
import { CustomerVouchers } from './CustomerVouchers.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  const { id = '' } = useParams()
  const { data, error, refetch } = useAnswer(readCustomer, { params: { id } })
  return (
    <OfficeFrame heading={t('people.customer.title')}>
      {!data && !error && <Skeleton className="h-80 w-full" />}
      {!data && error?.message === 'not_found' && (
        <Alert tone="warning" title={t('people.customer.missing')}>
          <LinkButton kind="secondary" className="mt-2" to="/office/customers">
            {t('people.customer.back')}
          </LinkButton>
        </Alert>
      )}
      {!data && error && error.message !== 'not_found' && <LoadFailed onRetry={() => void refetch()} />}
      {data && <Whole customer={data.customer} />}
    </OfficeFrame>
  )
}

function Whole({ customer }: { customer: Customer }) {
  const { t } = useWords()
  return (
    <>
      <p className="text-muted text-sm">{t('people.customer.recorded')}</p>
      <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <Card className="grid gap-4">
          <h2 className="flex flex-wrap items-center gap-2 text-xl">
            <span className="min-w-0 wrap-anywhere">{customer.name}</span>
            {customer.is_locked && <Badge tone="trouble">{t('people.states.locked')}</Badge>}
          </h2>
          <CustomerFacts customer={customer} />
        </Card>
        <CustomerActs customer={customer} />
      </div>
      <CustomerOrders id={customer.id}>
        <CustomerVouchers vouchers={customer.voucher_data} />
        <section className="grid gap-3">
          <h2 className="text-lg">{t('people.customer.history')}</h2>
          <Acts query={{ person_id: customer.id }} />
        </section>
      </CustomerOrders>
    </>
  )
}

function CustomerFacts({ customer }: { customer: Customer }) {
  const { t } = useWords()
  const day = useDay()
  const date = useDate()
  const moment = useMoment()
  const { email, phone, birthdate, language, created_at, last_seen_at, addresses, sessions, orders } =
    customer
  return (
    <Facts
      facts={[
        [t('people.email'), email],
        [t('people.phone'), phone && <CallLink key="phone" phone={phone} />],
        [t('people.customer.birthdate'), birthdate && date(birthdate)],
        [t('people.customer.language'), t(`people.languages.${language}`)],
        [t('people.customers.since'), day(created_at)],
        [t('people.last_seen'), last_seen_at ? moment(last_seen_at) : t('people.never')],
        [t('people.customer.orders'), String(orders)],
        [t('people.customer.addresses'), String(addresses)],
        [t('people.customer.sessions'), String(sessions)],
      ]}
    />
  )
}
