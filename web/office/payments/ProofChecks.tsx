import CircleAlert from 'virtual:icon/circle-alert'
import CircleCheck from 'virtual:icon/circle-check'
import type { ReactNode } from 'react'
import type { PaymentToJudge } from '#contract/money/payments.ts'
import { stillDue } from '#contract/money/still-due.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { zoneOfOffice } from '#contract/places/time-zones.ts'
import { useMoment } from '../../platform/moment.ts'
import { pictureState } from './picture-state.ts'
import { useWords } from '../../platform/words.ts'

const stateTone = { new: 'text-done', again: 'text-waiting', seen: 'text-trouble' } as const

/** What has to be read on the picture, line by line; the last line is the only one that the computer has checked. */
export function ProofChecks({ payment }: { payment: PaymentToJudge }) {
  const { t } = useWords()
  const moment = useMoment()
  const { account_name, ordered_at, pay_reference } = payment
  const state = pictureState(payment)
  const lines = [
    ['office.payments.amount', formatRinggit(stillDue(payment))],
    ['office.payments.account', <AccountNumber key="account" payment={payment} />],
    ['office.payments.checks.name', account_name],
    ['office.payments.word', pay_reference],
    [
      'office.payments.checks.day',
      t('office.payments.checks.not_before', { moment: moment(ordered_at, zoneOfOffice) }),
    ],
  ] as const
  return (
    <section
      className={`@container grid grid-cols-1 gap-2 rounded-box p-4 ${state === 'seen' ? 'bg-trouble-ground' : 'bg-info-ground'}`}
    >
      <h2 className="text-sm font-semibold">{t('office.payments.checks.heading')}</h2>
      {/* Below each other with large letters. */}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 @max-[13rem]:grid-cols-1">
        {lines.map(([name, value]) => value && <Line key={name} name={t(name)} value={value} />)}
        <Line
          name={t('office.payments.checks.picture')}
          value={
            <span className={`flex items-center gap-1.5 ${stateTone[state]}`}>
              {state === 'new' ? (
                <CircleCheck className="size-5 shrink-0" aria-hidden="true" />
              ) : (
                <CircleAlert className="size-5 shrink-0" aria-hidden="true" />
              )}
              {t(`office.payments.checks.${state}`)}
            </span>
          }
        />
      </dl>
    </section>
  )
}

/** Compared figure by figure: it never breaks. */
function AccountNumber({ payment: { bank_name, account_number } }: { payment: PaymentToJudge }) {
  return (
    <>
      {bank_name} <span className="whitespace-nowrap">{account_number}</span>
    </>
  )
}

function Line({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted text-sm leading-6">{name}</dt>
      <dd className="figures min-w-0 font-semibold wrap-break-word">{value}</dd>
    </div>
  )
}
