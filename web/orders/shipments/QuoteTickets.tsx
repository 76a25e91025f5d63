import Check from 'virtual:icon/check'
import type { ReactNode } from 'react'
import { formatRinggit } from '#contract/prices/money.ts'
import { addOns } from '#contract/prices/priced-line.ts'
import type { ShownOffer } from '#contract/prices/quotes.ts'
import { modes, type Mode } from '#contract/places/zones.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { useShortDay } from '../../platform/use-short-day.ts'
import type { Estimate } from './StepBar.tsx'
import { useWords } from '../../platform/words.ts'
import { modeIcons } from '../../parts/quote/mode-icons.ts'

interface Props {
  mode: Mode | ''
  estimate: Estimate
  /** Enough is known to ask for prices: until then nobody waits for them. */
  isAsked: boolean
  isCrossing: boolean
  /** The day from which the journey is counted, once one was chosen. */
  handedOn: string
  onPick: (mode: Mode) => void
  /** Where it is chosen for good, each also says what it is best at, and whether these goods may go so. */
  last?: { mayGo: (mode: Mode) => boolean } | undefined
}

/** Two prices and two days to choose from; their places are kept while they are on their way. */
export function QuoteTickets({ mode, estimate, isAsked, isCrossing, handedOn, onPick, last }: Props) {
  const { t } = useWords()
  const day = useShortDay()
  const { data, isError, isExact, isOld = false, retry } = estimate
  const isLong = data !== undefined && modes.some((way) => data[way].total >= 1000)
  if (isError) return <LoadFailed onRetry={retry} />
  return (
    <fieldset className="grid grid-cols-1 content-start gap-2 @min-[15rem]:grid-cols-2" aria-busy={isOld}>
      <legend className="mb-1 font-medium">{t('shipment.choose_mode')}</legend>
      {modes.map((way) => {
        const offer = data?.[way]
        if (!data || !offer) return <Waiting key={way} mode={way} isAsked={isAsked} />
        return (
          <Choice key={way} {...{ offer, data, isExact, isLong, onPick, last }} isPicked={mode === way} />
        )
      })}
      {data && (
        <p className="text-muted text-sm empty:hidden @min-[15rem]:col-span-2">
          {handedOn && t('shipment.quote.counted_from', { day: day(handedOn) })}{' '}
          {!isExact && t('shipment.quote.measured_later')} {isCrossing && t('quote.duty')}
        </p>
      )}
    </fieldset>
  )
}

interface ChoiceProps extends Pick<Props, 'onPick' | 'last'> {
  offer: ShownOffer
  data: NonNullable<Estimate['data']>
  isExact: boolean
  /** One of both costs thousands: neither price is smaller than the other, or wider than its ticket. */
  isLong: boolean
  isPicked: boolean
}

function Choice({ offer, data, isExact, isLong, isPicked, onPick, last }: ChoiceProps) {
  const { t } = useWords()
  const { mode } = offer
  const mayGo = !last || last.mayGo(mode)
  const isChosen = isPicked && mayGo
  return (
    <label className="border-edge bg-surface has-checked:border-ink has-checked:bg-ink has-checked:text-ground grid min-h-46 cursor-pointer content-start rounded-box border p-2.5 has-disabled:cursor-not-allowed has-focus-visible:outline-3 sm:p-4 forced-colors:has-checked:outline-3">
      <input
        type="radio"
        name={last ? 'mode' : 'quote_mode'}
        value={mode}
        checked={isChosen}
        disabled={!mayGo}
        onChange={() => onPick(mode)}
        className="peer sr-only"
      />
      <Ticket {...{ offer, isChosen, isExact, isLong }}>
        {!mayGo && <span className="text-trouble text-sm">{t('error.item_type_cannot_go')}</span>}
        {last && mayGo && <Merits mode={mode} data={data} />}
      </Ticket>
    </label>
  )
}

/** No room is kept for what nobody has asked for yet. */
function Waiting({ mode, isAsked }: { mode: Mode; isAsked: boolean }) {
  return (
    <div
      className={`border-edge text-muted rounded-box border border-dashed p-2.5 sm:p-4 ${isAsked ? 'min-h-46' : ''}`}
    >
      <Way mode={mode} />
    </div>
  )
}

function Way({ mode, isChosen = false }: { mode: Mode; isChosen?: boolean }) {
  const { t } = useWords()
  const Icon = isChosen ? Check : modeIcons[mode]
  return (
    <span className="flex items-center justify-between gap-1 font-semibold max-sm:text-[0.9375rem]">
      {t(`shipment.modes.${mode}`)}
      <Icon className="size-5 shrink-0" aria-hidden="true" />
    </span>
  )
}

function Merits({ mode, data: { cheapest, fastest } }: { mode: Mode; data: NonNullable<Estimate['data']> }) {
  const { t } = useWords()
  const merits = [mode === cheapest && t('quote.cheapest'), mode === fastest && t('quote.fastest')]
  return <span className="block min-h-5 text-sm font-semibold">{merits.filter(Boolean).join(', ')}</span>
}

function isAddOn(code: string) {
  return addOns.some((one) => one === code)
}

interface TicketProps extends Pick<ChoiceProps, 'offer' | 'isExact' | 'isLong'> {
  isChosen: boolean
  children: ReactNode
}

function Ticket({ offer, isChosen, isExact, isLong, children }: TicketProps) {
  const { mode, total, lines, weight, days, arrives } = offer
  const { t } = useWords()
  const day = useShortDay()
  const { number } = useFigures()
  const { min, max } = days
  const pickup = lines.find(({ code }) => code === 'pickup')?.amount ?? 0
  const extras = lines.filter(({ code }) => isAddOn(code)).reduce((sum, { amount }) => sum + amount, 0)
  return (
    <>
      <Way mode={mode} isChosen={isChosen} />
      {children}
      <Total {...{ total, isExact, isLong }} />
      <span className="grid text-sm">
        {/* The price table counts from a counter; the wizard begins with a courier who comes. */}
        {pickup > 0 && <span>{t('shipment.quote.with_pickup', { amount: formatRinggit(pickup) })}</span>}
        {extras > 0 && <span>{t('shipment.quote.with_extras', { amount: formatRinggit(extras) })}</span>}
        <span className="mt-1">{t('shipment.quote.charged', { kg: number(weight.chargeable_kg) })}</span>
        <span>{t('shipment.quote.days', { days: min === max ? max : `${min}–${max}`, count: max })}</span>
        <span>{t('shipment.quote.by', { day: day(arrives.to).replaceAll(' ', '\u00a0') })}</span>
      </span>
    </>
  )
}

function Total({ total, isExact, isLong }: Pick<ChoiceProps, 'isExact' | 'isLong'> & { total: number }) {
  const { t } = useWords()
  const size = isLong
    ? 'text-[min(var(--text-lg),5vw)] sm:text-xl'
    : 'text-[min(var(--text-xl),6.6vw)] sm:text-2xl'
  return (
    <>
      <span className="mt-2 block text-sm">{isExact ? null : t('shipment.price_from')}</span>
      <span className={`figures font-bold tracking-tight whitespace-nowrap ${size}`}>
        {formatRinggit(total)}
      </span>
    </>
  )
}
