import './ticket.css'
import { styledDayIn } from '#contract/places/moment.ts'
import type { ComponentProps } from 'react'
import type { Mode } from '#contract/places/zones.ts'
import type { ShownOffer } from '#contract/prices/quotes.ts'
import { formatRinggit } from '#contract/prices/ringgit.ts'
import { planePath } from './SeaChart.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  mode: Mode
  offer: ShownOffer | undefined
  isChosen: boolean
  /** Its size may make it dearer. */
  isFrom: boolean
  /** One of both costs thousands: two tickets share the width of a phone, and no price is smaller than the other. */
  isLong: boolean
  onChoose: (mode: Mode) => void
}

/** What one way costs and when it arrives. Its place is kept while the price is on its way. */
export function Ticket({ mode, offer, isChosen, isFrom, isLong, onChoose }: Props) {
  const { t } = useWords()
  return (
    <label className="ticket">
      <input
        type="radio"
        name="mode"
        value={mode}
        checked={isChosen}
        onChange={() => onChoose(mode)}
        className="sr-only"
      />
      <span className="ticket-front">
        <span className="flex items-center justify-between text-[0.9375rem] font-bold">
          <span>
            {t(`home.desk.${mode}`)}{' '}
            {isFrom && <span className="font-medium">{t('home.desk.at_least')}</span>}
          </span>
          {mode === 'air' ? <PlaneSign /> : <ShipSign />}
        </span>
        <Trail mode={mode} />
        {offer ? (
          <Amount ringgit={offer.total} isLong={isLong} />
        ) : (
          <Figures aria-hidden="true">RM …</Figures>
        )}
        <span className="figures block text-[0.8125rem] leading-snug font-medium md:text-sm">
          {offer ? <Charged weight={offer.weight} /> : '…'}
        </span>
      </span>
      <span className="ticket-stub text-[0.8125rem] leading-snug md:text-sm">
        <b className="figures block text-base tracking-tight">{offer ? <Days {...offer.days} /> : '…'}</b>
        {offer ? <Arrival day={offer.arrives.to} /> : '…'}
      </span>
    </label>
  )
}

/** Sen are small, and there only where there are some. */
function priceParts(ringgit: number) {
  const [currency = '', whole = '', sen = ''] = formatRinggit(ringgit).split(/[\s.]/)
  return { currency, whole, sen: sen === '00' ? '' : `.${sen}` }
}

/** For a button: "RM 81", and with sen only where there are some. */
export function shortPrice(ringgit: number) {
  const { currency, whole, sen } = priceParts(ringgit)
  return `${currency}\u00a0${whole}${sen}`
}

function Amount({ ringgit, isLong }: { ringgit: number; isLong: boolean }) {
  const { currency, whole, sen } = priceParts(ringgit)
  return (
    <Figures isLong={isLong}>
      <small className="mr-1 text-[0.667em] font-bold">{currency}</small>
      {whole}
      {sen && <small className="text-[0.667em] font-bold">{sen}</small>}
    </Figures>
  )
}

function Figures({ isLong = false, ...rest }: ComponentProps<'span'> & { isLong?: boolean }) {
  return (
    <span
      className={`ticket-price block font-extrabold tracking-tight whitespace-nowrap ${isLong ? 'is-long' : ''}`}
      {...rest}
    />
  )
}

/** For how much that is; and why, where more is charged than the scale says: by sea it often is. */
function Charged({ weight: { chargeable_kg, actual_kg, decided_by } }: Pick<ShownOffer, 'weight'>) {
  const { t } = useWords()
  return `${chargeable_kg > actual_kg ? `${t(`home.desk.charged.${decided_by}`)} ` : ''}${chargeable_kg}\u00a0kg`
}

function Days({ min, max }: ShownOffer['days']) {
  const { t } = useWords()
  return t('home.services.working_days', { days: min === max ? max : `${min}–${max}` })
}

function Arrival({ day }: { day: string }) {
  const { t, language } = useWords()
  const short = styledDayIn(language, 'UTC', day, { month: 'short' })
  const long = styledDayIn(language, 'UTC', day, { weekday: 'long', month: 'short' })
  return (
    <>
      <span className="max-md:hidden">
        {t('home.desk.by', { day: long.replaceAll(/(\d) /g, '$1\u00a0') })}
      </span>
      <span className="md:hidden">{t('home.desk.by', { day: short.replaceAll(' ', '\u00a0') })}</span>
    </>
  )
}

/** Where it comes from, up to the sign: only where the ticket is as high as the fields beside it. */
function Trail({ mode }: Pick<Props, 'mode'>) {
  const line = { stroke: 'currentColor', strokeLinecap: 'round', vectorEffect: 'non-scaling-stroke' } as const
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
      height="0"
      overflow="visible"
      className="ticket-trail hidden"
      aria-hidden="true"
    >
      <path
        d="M3 97Q52 97 78-32"
        strokeWidth="2"
        strokeDasharray={mode === 'air' ? '7 6' : '1 6'}
        {...line}
      />
      <path d="M3 97h0" strokeWidth="9" {...line} />
    </svg>
  )
}

function PlaneSign() {
  return (
    <svg viewBox="-18 -18 36 36" width="26" height="26" aria-hidden="true">
      <path d={planePath} fill="currentColor" />
    </svg>
  )
}

function ShipSign() {
  return (
    <svg viewBox="-22 -16 44 30" width="28" height="26" aria-hidden="true">
      <path d="M-20-2h40l-6 11h-27zM-16-10h9v6h-9zM-5-10h9v6h-9zM8-14h7v10H8z" fill="currentColor" />
    </svg>
  )
}
