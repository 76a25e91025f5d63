import { useState, type FormEvent } from 'react'
import { groupedPhone } from '#contract/places/grouped-phone.ts'
import { Link, useSearchParams } from 'react-router'
import { listCustomers, type CustomerInList } from '#contract/office/customers.ts'
import { shortestSearch } from '#contract/office/office-search.ts'
import { useDay } from '../../platform/moment.ts'
import { Badge } from '../../ui/Badge.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { CursorList } from '../../ui/CursorList.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { TextField } from '../../ui/Field.tsx'
import { Table } from '../../ui/Table.tsx'
import { useList } from '../../platform/use-call.ts'
import { OfficeFrame } from '../OfficeFrame.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  const [query, setQuery] = useSearchParams()
  const search = query.get('search') ?? ''
  return (
    <OfficeFrame heading={t('people.customers.heading')}>
      <Search initial={search} onSearch={(text) => setQuery(text ? { search: text } : {})} />
      <Customers search={search} />
    </OfficeFrame>
  )
}

function Search({ initial, onSearch }: { initial: string; onSearch: (text: string) => void }) {
  const { t } = useWords()
  const [typed, setTyped] = useState(initial)
  const [isShort, setShort] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = typed.trim()
    const tooShort = text !== '' && text.length < shortestSearch
    setShort(tooShort)
    if (!tooShort) onSearch(text)
  }
  return (
    <form role="search" className="flex flex-wrap items-start gap-3" noValidate onSubmit={submit}>
      <div className="min-w-0 grow sm:max-w-md">
        <TextField
          label={t('people.customers.search')}
          type="search"
          name="customer"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={isShort ? t('error.search_short') : undefined}
        />
      </div>
      <SubmitButton className="mt-7">{t('people.customers.find')}</SubmitButton>
    </form>
  )
}

function Customers({ search }: { search: string }) {
  const { t } = useWords()
  const list = useList(listCustomers, (data) => data, search ? { search } : {})
  return (
    <CursorList
      list={list}
      rowsOf={({ customer_data }) => customer_data}
      waiting="h-60 w-full"
      empty={<EmptyState says={search ? t('people.customers.nothing') : undefined} />}
    >
      {(customers) => <CustomerTable customers={customers} />}
    </CursorList>
  )
}

const whole = 'figures whitespace-nowrap'

function CustomerTable({ customers }: { customers: CustomerInList[] }) {
  const { t } = useWords()
  const day = useDay()
  return (
    <Table
      caption={t('people.customers.heading')}
      rows={customers}
      keyOf={({ id }) => id}
      isLong
      columns={[
        {
          heading: t('people.name'),
          isTitle: true,
          render: (customer) => <CustomerName customer={customer} />,
        },
        {
          heading: t('people.email'),
          render: ({ email }) => <span className="wrap-anywhere">{email}</span>,
        },
        {
          heading: t('people.phone'),
          render: ({ phone }) => <span className={whole}>{groupedPhone(phone)}</span>,
        },
        {
          heading: t('people.customers.since'),
          render: ({ created_at }) => <span className={whole}>{day(created_at)}</span>,
        },
      ]}
    />
  )
}

function CustomerName({ customer: { id, name, is_locked } }: { customer: CustomerInList }) {
  const { t } = useWords()
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Link
        className="inline-flex min-h-11 items-center font-semibold underline"
        to={`/office/customers/${id}`}
      >
        {name}
      </Link>
      {is_locked && <Badge tone="trouble">{t('people.states.locked')}</Badge>}
    </span>
  )
}
