import { Link } from 'react-router'
import { listVouchers, printSticker, type Voucher } from '#contract/money/vouchers.ts'
import { serialInGroups } from '#contract/parcels/box-serial.ts'
import { useDay } from '../../platform/moment.ts'
import { Badge } from '../../ui/Badge.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { CursorList } from '../../ui/CursorList.tsx'
import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Price } from '../../ui/Price.tsx'
import { useList } from '../../platform/use-call.ts'
import { MyRefunds, useMyRefunds } from './MyRefunds.tsx'
import { RefundAccountCard } from './RefundAccountCard.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  const vouchers = useVouchers()
  const mine = useMyRefunds()
  const isAwaited = mine.refunds.length > 0 || vouchers.data?.pages[0]?.voucher_data.length !== 0
  return (
    <div className="wrap grid gap-6 py-8 md:py-12">
      <header className="grid gap-2">
        <h1>{t('voucher.heading')}</h1>
        <p className="max-w-prose">{t('voucher.intro')}</p>
      </header>
      {/* Each comes with what stands above it: earlier it would be pushed down under a finger. */}
      <Vouchers list={vouchers} isAwaited={isAwaited} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {!vouchers.isPending && <MyRefunds {...mine} />}
        {!vouchers.isPending && !mine.list.isPending && <RefundAccountCard isAwaited={isAwaited} />}
      </div>
    </div>
  )
}

/** The office pays while somebody looks: the page says so by itself. */
const look_ms = 30_000

function useVouchers() {
  return useList(listVouchers, (page) => page, {}, {}, look_ms)
}

interface ListProps {
  list: ReturnType<typeof useVouchers>
  /** Where money waits for an account, that is what the page asks for first. */
  isAwaited: boolean
}

function Vouchers({ list, isAwaited }: ListProps) {
  const { t } = useWords()
  return (
    <CursorList
      list={list}
      rowsOf={({ voucher_data }) => lastWhatIsOver(voucher_data)}
      waiting="h-40 w-full"
      empty={
        <EmptyState>
          <p className="text-muted">{t('voucher.none')}</p>
          <LinkButton kind={isAwaited ? 'secondary' : 'primary'} to="/purchase">
            {t('voucher.buy')}
          </LinkButton>
        </EmptyState>
      }
    >
      {(vouchers) => (
        <ul className="grid gap-4 sm:grid-cols-2">
          {vouchers.map((voucher, place) => (
            <VoucherCard key={voucher.id} voucher={voucher} before={vouchers[place - 1]} />
          ))}
        </ul>
      )}
    </CursorList>
  )
}

/** What brings money stands above what does not any more; otherwise they stay as they came. */
function lastWhatIsOver(vouchers: readonly Voucher[]) {
  return vouchers.toSorted((one, other) => Number(isOver(one)) - Number(isOver(other)))
}

function isOver({ status }: Voucher) {
  return status === 'void' || status === 'expired' || status === 'refunded'
}

const tones = {
  coming: 'waiting',
  issued: 'done',
  attached: 'waiting',
  confirmed: 'done',
  refunded: 'done',
  expired: 'neutral',
  void: 'neutral',
} as const

function stateOf({ status, is_box_coming }: Voucher) {
  return status === 'issued' && is_box_coming ? 'coming' : status
}

interface CardProps {
  voucher: Voucher
  /** What comes next is said once for those that follow each other in the same state. */
  before: Voucher | undefined
}

function VoucherCard({ voucher, before }: CardProps) {
  const { t } = useWords()
  const day = useDay()
  const { id, serial, box_label, value, status, tracking_number, expires_at } = voucher
  const state = stateOf(voucher)
  return (
    <li className="border-line bg-surface grid content-start gap-3 rounded-box border border-dashed p-4">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <Price ringgit={value} size="total" />
        <Badge tone={tones[state]}>{t(`voucher.status.${state}`)}</Badge>
      </p>
      <p>
        {t('voucher.box', { label: box_label })}{' '}
        <span className="figures font-semibold">{serialInGroups(serial)}</span>
      </p>
      {(status === 'issued' || status === 'attached') && (
        <p className="text-muted text-sm">{t('voucher.valid_until', { day: day(expires_at) })}</p>
      )}
      {!(before && stateOf(before) === state) && <p>{t(`voucher.next.${state}`)}</p>}
      {state === 'coming' && (
        <Link
          className="justify-self-start underline underline-offset-4"
          to={`/resi-detail?number=${tracking_number}`}
        >
          {t('voucher.track')}
        </Link>
      )}
      {(status === 'issued' || status === 'attached') && (
        <DownloadButton
          endpoint={printSticker}
          params={{ id }}
          name={`${serial}.pdf`}
          label={t('voucher.sticker')}
        />
      )}
    </li>
  )
}
