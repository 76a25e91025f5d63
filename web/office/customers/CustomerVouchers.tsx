import type { Customer } from '#contract/office/customers.ts'
import { useDay } from '../../platform/moment.ts'
import { Price } from '../../ui/Price.tsx'
import { Table } from '../../ui/Table.tsx'
import { useWords } from '../../platform/words.ts'

export function CustomerVouchers({ vouchers }: { vouchers: Customer['voucher_data'] }) {
  const { t } = useWords()
  const day = useDay()
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{t('people.customer.vouchers')}</h2>
      {vouchers.length === 0 ? (
        <p className="text-muted">{t('people.customer.no_vouchers')}</p>
      ) : (
        <Table
          caption={t('people.customer.vouchers')}
          rows={vouchers}
          keyOf={({ id }) => id}
          columns={[
            {
              heading: t('people.customer.serial'),
              render: ({ serial }) => <span className="figures">{serial}</span>,
            },
            { heading: t('people.customer.type'), render: ({ box_label }) => box_label },
            { heading: t('people.customer.status'), render: ({ status }) => t(`voucher.status.${status}`) },
            { heading: t('people.customer.valid_until'), render: ({ expires_at }) => day(expires_at) },
            {
              heading: t('people.customer.value'),
              numeric: true,
              render: ({ value }) => <Price ringgit={value} />,
            },
          ]}
        />
      )}
    </section>
  )
}
