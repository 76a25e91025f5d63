import { listMyRefunds, type MyRefund } from '#contract/money/refunds.ts'
import { readRefundAccount } from '#contract/money/vouchers.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { useDay } from '../../platform/moment.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Price } from '../../ui/Price.tsx'
import { untilThere, useAnswer, useList } from '../../platform/use-call.ts'
import { useWords } from '../../platform/words.ts'

const look_ms = 30_000

export function useMyRefunds() {
  const list = useList(listMyRefunds, (page) => page, {}, {}, look_ms)
  return { list, refunds: list.data?.pages.flatMap(({ refund_data }) => refund_data) ?? [] }
}

/** What comes back and what came back; whoever is owed nothing sees nothing here. */
export function MyRefunds({ list, refunds }: ReturnType<typeof useMyRefunds>) {
  const { t } = useWords()
  if (refunds.length === 0) return null
  return (
    <Card className="grid gap-4">
      <h2 className="text-lg">{t('voucher.refunds.heading')}</h2>
      <ul className="divide-line grid divide-y">
        {refunds.map((refund) => (
          <Refund key={refund.id} refund={refund} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Pagination
          shown={refunds.length}
          hasMore
          pending={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </Card>
  )
}

function Refund({ refund }: { refund: MyRefund }) {
  const { t } = useWords()
  const day = useDay()
  const { kind, status, amount, tracking_number, paid_at, bank_reference, is_cash, taken_back_at } = refund
  const isSentBack = refund.taken_back_reason === 'sent_back'
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <Price ringgit={amount} />
        {status === 'withdrawn' && <Badge tone="neutral">{t('voucher.refunds.withdrawn')}</Badge>}
        {paid_at && <Badge tone="done">{t('voucher.refunds.paid', { day: day(paid_at) })}</Badge>}
        {status === 'due' && <Due refund={refund} />}
      </p>
      <p className="text-muted text-sm">
        {t(`voucher.refunds.kinds.${kind}`)} · <span className="figures">{inGroups(tracking_number)}</span>
      </p>
      {is_cash && <p className="text-muted text-sm">{t('voucher.refunds.in_cash')}</p>}
      {taken_back_at && isSentBack && (
        <p className="text-waiting text-sm font-medium">
          {t('voucher.refunds.sent_back', { day: day(taken_back_at) })}. {t('voucher.refunds.check_account')}
        </p>
      )}
      {bank_reference && (
        <p className="text-muted figures text-sm">
          {t('voucher.refunds.bank_reference', { reference: bank_reference })}
        </p>
      )}
    </li>
  )
}

/** On its way, as long as nothing is asked of whoever waits for it. */
function Due({ refund: { is_cash, taken_back_reason } }: { refund: MyRefund }) {
  const { t } = useWords()
  const { data } = useAnswer(readRefundAccount, {}, true, untilThere)
  const isUnknown = !is_cash && data?.refund_account === null
  const state = isUnknown ? 'waits' : taken_back_reason === 'sent_back' ? 'check' : 'due'
  return <Badge tone="waiting">{t(`voucher.refunds.${state}`)}</Badge>
}
