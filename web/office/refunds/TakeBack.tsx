import { useState, type FormEvent } from 'react'
import { takeBackReasons, type OfficeRefund } from '#contract/money/refunds.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { useText } from '../../platform/text.ts'
import { Button, SubmitButton } from '../../ui/Button.tsx'
import { ChoiceCard } from '../../ui/Card.tsx'
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx'
import { Dialog, DialogActs } from '../../ui/Dialog.tsx'
import { useTakingBack, type Payment } from './use-taking-back.ts'
import { useWords } from '../../platform/words.ts'

/** For a transfer that the bank could not deliver, or that never went out. */
export function TakeBack({ refund }: { refund: OfficeRefund }) {
  const { t } = useWords()
  const [isAsking, setIsAsking] = useState(false)
  const { paid_at, is_cash, is_own, tracking_number } = refund
  if (!paid_at || is_cash || is_own) return null
  const close = () => setIsAsking(false)
  return (
    <>
      <Button
        kind="secondary"
        aria-label={t('office_refunds.back.open_of', { number: inGroups(tracking_number) })}
        onClick={() => setIsAsking(true)}
      >
        {t('office_refunds.back.open')}
      </Button>
      <Dialog open={isAsking} onClose={close} title={t('office_refunds.back.heading')} hasCross={false}>
        <WhatHappened payment={{ ...refund, paid_at }} onClose={close} />
      </Dialog>
    </>
  )
}

type Reason = (typeof takeBackReasons)[number]

interface Props {
  payment: Payment
  onClose: () => void
}

/** None is chosen beforehand: the customer reads which it was. */
function WhatHappened({ payment, onClose }: Props) {
  const { t } = useWords()
  const { takeBack, isPending } = useTakingBack()
  const [reason, setReason] = useState<Reason>()
  const [isTried, setIsTried] = useState(false)
  async function save(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (reason && (await takeBack(payment, reason))) onClose()
  }
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void save(event)}>
      <p>{t('office_refunds.back.text', { amount: formatRinggit(payment.amount) })}</p>
      <Reasons value={reason} isMissing={isTried && !reason} onPick={setReason} />
      <DialogActs>
        <Button kind="secondary" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <SubmitButton pending={isPending}>{t('office_refunds.back.confirm')}</SubmitButton>
      </DialogActs>
    </form>
  )
}

interface ReasonsProps {
  value: Reason | undefined
  isMissing: boolean
  onPick: (reason: Reason) => void
}

function Reasons({ value, isMissing, onPick }: ReasonsProps) {
  const { t } = useWords()
  const text = useText()
  return (
    <ChoiceGroup
      label={t('office_refunds.back.reason')}
      error={isMissing ? text('error.reason_required') : undefined}
      isAlone
    >
      {takeBackReasons.map((reason) => (
        <ChoiceCard
          key={reason}
          name="reason"
          value={reason}
          checked={reason === value}
          onChange={() => onPick(reason)}
        >
          {t(`office_refunds.back.reasons.${reason}`)}
        </ChoiceCard>
      ))}
    </ChoiceGroup>
  )
}
