import type { OfficeRefund } from '#contract/money/refunds.ts'
import { useMoment } from '../../platform/moment.ts'
import { useWords } from '../../platform/words.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Card } from '../../ui/Card.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Price } from '../../ui/Price.tsx'
import { CashBack } from './CashBack.tsx'
import { RefundPayment, type ByTransfer } from './RefundPayment.tsx'
import { WithdrawRefund } from './WithdrawRefund.tsx'

interface Props {
  refund: OfficeRefund
  reference: string
  /** Sent by transfer; or in another way, or not by us. */
  onDone: (sent?: ByTransfer) => void
}

/** Where it goes, and what is recorded once it has gone. */
export function HowToPay({ refund, reference, onDone }: Props) {
  const { t } = useWords()
  const { account, amount, is_cash, is_own, kind } = refund
  return (
    <Card className="grid content-start gap-4">
      <p>
        <span className="text-muted block text-sm">{t('office_refunds.amount')}</span>
        <Price ringgit={amount} size="total" />
      </p>
      {is_cash && !is_own && <CashBack refund={refund} onPaid={() => onDone()} />}
      {(account || !is_cash || is_own) && <Destination refund={refund} />}
      <CameBack refund={refund} />
      {account && !is_own && <RefundPayment refund={refund} reference={reference} onPaid={onDone} />}
      {kind === 'cancellation' && !is_own && <WithdrawRefund refund={refund} onDone={() => onDone()} />}
    </Card>
  )
}

/** Nobody sends it a second time to where it came back from without knowing. */
function CameBack({ refund }: { refund: OfficeRefund }) {
  const { t } = useWords()
  const moment = useMoment()
  const { taken_back_at, taken_back_reason, account_changed_at } = refund
  if (!taken_back_at || !taken_back_reason) return null
  const hasChanged = account_changed_at !== null && account_changed_at > taken_back_at
  return (
    <Alert tone={taken_back_reason === 'sent_back' && !hasChanged ? 'warning' : 'info'}>
      <p>{t(`office_refunds.back.${taken_back_reason}`, { day: moment(taken_back_at) })}</p>
      {taken_back_reason === 'sent_back' && (
        <p>{t(`office_refunds.back.${hasChanged ? 'changed' : 'unchanged'}`)}</p>
      )}
    </Alert>
  )
}

/** No word of the two names is the same. A bank shortens names and changes their order, so less is no sign. */
function isSomebodyElse(holder: string, customer: string) {
  const words = (name: string) => name.toLowerCase().match(/\p{L}{2,}/gu) ?? []
  const own = new Set(words(customer))
  return own.size > 0 && !words(holder).some((word) => own.has(word))
}

function Destination({ refund: { account, is_own, customer_name } }: { refund: OfficeRefund }) {
  const { t } = useWords()
  if (is_own) return <Alert tone="warning">{t('error.own_order')}</Alert>
  if (!account) return <Alert tone="warning">{t('error.refund_account_missing')}</Alert>
  return (
    <>
      <h2 className="text-lg">{t('office_refunds.destination')}</h2>
      <Facts
        facts={[
          [t('office_refunds.bank'), `${account.bank_name}, ${t(`ui.country.${account.country_id}`)}`],
          [t('office_refunds.account_number'), account.account_number],
          [t('office_refunds.account_name'), account.account_name],
        ]}
      />
      {customer_name && isSomebodyElse(account.account_name, customer_name) && (
        <Alert tone="warning">{t('office_refunds.other_holder', { name: customer_name })}</Alert>
      )}
      <div>
        <CopyButton text={account.account_number} label={t('office_refunds.copy')} />
      </div>
    </>
  )
}
