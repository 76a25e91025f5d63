import { useState } from 'react'
import type { CheckedBulk } from '#contract/orders/bulk.ts'
import type { MasterData } from '#contract/site/master-data.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button, SubmitButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { PaymentChoice } from '../../parts/payment/PaymentChoice.tsx'
import { settled, type PaymentPicked } from '../../parts/payment/payment-rules.ts'
import { UniqueSenNote } from '../../parts/payment/UniqueSenNote.tsx'
import { UnpaidOrders } from '../../parts/payment/UnpaidOrders.tsx'
import { usePaymentCheck } from '../../parts/payment/use-payment-check.ts'
import { useMasterData } from '../../parts/payment/use-master-data.ts'
import { useBulkOrder } from './use-bulk-order.ts'
import { NotYet } from '../../ui/NotYet.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  file: File
  checked: CheckedBulk
  onAgain: () => void
}

export function PayForAll(props: Props) {
  const { t } = useWords()
  const masterData = useMasterData()
  const { data } = masterData
  return (
    <Card className="grid gap-4">
      <h2 className="text-lg">{t('bulk.steps.pay')}</h2>
      {data ? (
        <Payment masterData={data} {...props} />
      ) : (
        <NotYet answer={masterData} className="h-40 w-full" />
      )}
    </Card>
  )
}

function Payment({ file, checked, onAgain, masterData }: Props & { masterData: MasterData }) {
  const { t } = useWords()
  const [picked, setPicked] = useState<PaymentPicked>({ payment_type: '', payment_account: '' })
  const payment = settled(masterData, picked)
  const { error, check } = usePaymentCheck(payment)
  const order = useBulkOrder(file)
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (check()) void order.place(payment, checked.total)
      }}
    >
      <PaymentChoice masterData={masterData} value={payment} onChange={setPicked} error={error} />
      <UniqueSenNote way={payment.payment_type} total={checked.total} />
      <Trouble order={order} onAgain={onAgain} />
      <SubmitButton className="justify-self-start" pending={order.pending}>
        {t('bulk.pay.button')}
      </SubmitButton>
      <PriceChanged order={order} onAccept={(total) => void order.place(payment, total)} />
    </form>
  )
}

interface Order {
  order: ReturnType<typeof useBulkOrder>
}

function PriceChanged({
  order: { changed, decline, pending },
  onAccept,
}: Order & { onAccept: (total: number) => void }) {
  const { t } = useWords()
  return (
    <ConfirmDialog
      open={changed !== undefined}
      onClose={decline}
      onConfirm={() => changed && onAccept(changed.total)}
      pending={pending}
      title={t('error.price_changed')}
      confirm={t('bulk.pay.accept')}
    >
      {changed && (
        <p>
          {t('bulk.pay.changed', {
            old: formatRinggit(changed.old),
            new: formatRinggit(changed.total),
            count: changed.parcels,
          })}
        </p>
      )}
    </ConfirmDialog>
  )
}

function Trouble({ order: { trouble }, onAgain }: Order & { onAgain: () => void }) {
  const { t } = useWords()
  const text = useText()
  if (!trouble) return null
  const failure = trouble === 'no_connection' ? undefined : trouble
  return (
    <Alert tone="destructive" title={sentence(text, failure)}>
      <span className="mt-2 flex flex-wrap gap-3">
        <UnpaidOrders failure={failure} />
        <Button kind="secondary" onClick={onAgain}>
          {t('bulk.pay.again')}
        </Button>
      </span>
    </Alert>
  )
}
