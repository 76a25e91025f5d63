import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { listOfficeVouchers, type OfficeVoucher } from '#contract/money/voucher-desk.ts'
import { voucherStatuses } from '#contract/money/vouchers.ts'
import { useDay } from '../../platform/moment.ts'
import { useList } from '../../platform/use-call.ts'
import { Button } from '../../ui/Button.tsx'
import { CursorList } from '../../ui/CursorList.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { Price } from '../../ui/Price.tsx'
import { Table } from '../../ui/Table.tsx'
import { DeskSearch, useDeskSearch } from '../desk/DeskSearch.tsx'
import { OfficeFrame } from '../OfficeFrame.tsx'
import { VoucherView } from './VoucherView.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  const [query, setQuery] = useSearchParams()
  const status = voucherStatuses.find((one) => one === query.get('status'))
  const { typed, setTyped, search } = useDeskSearch()
  return (
    <OfficeFrame heading={t('office_vouchers.heading')}>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,28rem)_12rem]">
        <DeskSearch typed={typed} setTyped={setTyped} hint={t('office_vouchers.find_hint')} />
        <SelectField
          label={t('office_vouchers.status')}
          value={status ?? ''}
          onChange={({ target }) => setQuery(target.value ? { status: target.value } : {}, { replace: true })}
        >
          <option value="">{t('office_vouchers.all')}</option>
          {voucherStatuses.map((one) => (
            <option key={one} value={one}>
              {t(`voucher.status.${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <Vouchers query={{ ...(status && { status }), ...(search && { search }) }} />
    </OfficeFrame>
  )
}

function Vouchers({ query }: { query: Record<string, string> }) {
  const { t } = useWords()
  const list = useList(listOfficeVouchers, (page) => page, query)
  const [shown, setShown] = useState<OfficeVoucher>()
  return (
    <>
      <CursorList
        list={list}
        rowsOf={({ voucher_data }) => voucher_data}
        waiting="h-64 w-full"
        empty={<EmptyState says={t('office_vouchers.nothing')} />}
      >
        {(rows) => <VoucherTable rows={rows} onShow={setShown} />}
      </CursorList>
      <Dialog open={Boolean(shown)} onClose={() => setShown(undefined)} title={shown?.serial ?? ''}>
        {shown && <VoucherView id={shown.id} />}
        <Button kind="secondary" onClick={() => setShown(undefined)}>
          {t('office.close')}
        </Button>
      </Dialog>
    </>
  )
}

interface TableProps {
  rows: OfficeVoucher[]
  onShow: (voucher: OfficeVoucher) => void
}

function VoucherTable({ rows, onShow }: TableProps) {
  const { t } = useWords()
  const day = useDay()
  return (
    <Table
      caption={t('office_vouchers.heading')}
      rows={rows}
      keyOf={({ id }) => id}
      isLong
      columns={[
        {
          heading: t('office_vouchers.serial'),
          render: (voucher) => (
            <Button
              kind="secondary"
              className="figures"
              aria-label={t('office_vouchers.show', { serial: voucher.serial })}
              onClick={() => onShow(voucher)}
            >
              {voucher.serial}
            </Button>
          ),
        },
        { heading: t('office_vouchers.customer'), render: ({ customer_name }) => customer_name },
        { heading: t('office_vouchers.status'), render: ({ status }) => t(`voucher.status.${status}`) },
        { heading: t('office_vouchers.expires_at'), render: ({ expires_at }) => day(expires_at) },
        {
          heading: t('office_vouchers.value'),
          numeric: true,
          render: ({ value }) => <Price ringgit={value} />,
        },
      ]}
    />
  )
}
