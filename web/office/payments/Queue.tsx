import type { PaymentToJudge } from '#contract/money/payments.ts'
import { Price } from '../../ui/Price.tsx'
import { isSmall } from './picture-size.ts'
import { lookOfProof } from './look-of-proof.ts'
import { useAge } from '../use-age.ts'
import { pictureState } from './picture-state.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  payments: readonly PaymentToJudge[]
  open: string | undefined
  /** By the clock of the database. */
  now: string
  go: (place: number) => void
}

/** Everything that waits, the oldest first, with what is odd about it. */
export function Queue({ payments, open, now, go }: Props) {
  const { t } = useWords()
  return (
    <nav aria-label={t('office.payments.queue')} className="max-lg:hidden">
      <ol className="border-line bg-surface max-h-[78vh] overflow-y-auto rounded-box border">
        {payments.map((payment, place) => (
          <li key={payment.id} className="border-line border-b last:border-b-0">
            <button
              type="button"
              onClick={() => go(place)}
              aria-current={payment.id === open ? 'true' : undefined}
              className="hover:bg-kraft aria-[current]:bg-info-ground aria-[current]:border-ink grid min-h-11 w-full grid-cols-[1fr_auto] gap-x-3 border-l-4 border-transparent forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight] px-3 py-2 text-left text-sm"
            >
              <b className="text-base">
                <Price ringgit={payment.amount} />
              </b>
              <Waits since={payment.proof_sent_at} now={now} />
              <span className="text-muted truncate">
                {payment.customer_name} · {payment.bank_name}
              </span>
              <Odd payment={payment} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Waits({ since, now }: { since: string | null; now: string }) {
  const age = useAge(since, now)
  return <span className={`figures whitespace-nowrap ${lookOfProof(since, now)}`}>{age}</span>
}

function Odd({ payment }: { payment: PaymentToJudge }) {
  const { t } = useWords()
  const state = pictureState(payment)
  if (state === 'seen')
    return <span className="text-trouble font-semibold">{t('office.payments.seen_before')}</span>
  if (state === 'again')
    return <span className="text-waiting font-semibold">{t('office.payments.sent_again')}</span>
  if (isSmall(payment))
    return <span className="text-waiting font-semibold">{t('office.payments.small')}</span>
  return <span />
}
