import { formatRinggit } from '#contract/prices/ringgit.ts'
import { numberIn } from '#contract/platform/numbers.ts'
import { useState, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { CountryCode } from '#contract/places/countries.ts'
import { heaviest_kg } from '#contract/prices/scale-limits.ts'
import type { Mode } from '#contract/places/zones.ts'
import type { QuoteMeasures, ShownOffer } from '#contract/prices/quotes.ts'
import { Button, SubmitButton } from '../../ui/Button.tsx'
import { GoForm } from './GoForm.tsx'
import { Packaging, packagings } from './Packaging.tsx'
import { firstParcel, type Parcel } from './first-parcel.ts'
import { PlaceFields } from './PlaceFields.tsx'
import { shortPrice, Ticket } from './Ticket.tsx'
import { PickupChoice } from './PickupChoice.tsx'
import { choicesOf, countryOf, isUnmeasured, queryOf } from './send-query.ts'
import { useBoxTotals } from './use-box-totals.ts'
import { useOffers } from './use-offers.ts'
import { WeightField, weightProblem } from './WeightField.tsx'
import { useWords } from '../../platform/words.ts'

const modes = ['air', 'sea'] as const
interface Props {
  /** What was said on another page. */
  brought?: Partial<Parcel>
  /** What makes the price exact; without it a link leads to where it is asked. */
  exact?: Exact
}

interface Exact {
  measures: QuoteMeasures
  /** The fields: own packaging is measured, and what it holds has a value. */
  sides: ReactNode
  value: ReactNode
  Details: ComponentType<{
    offer: ShownOffer
    into: CountryCode | undefined
    worth: number | undefined
    isUnmeasured: boolean
    children: ReactNode
  }>
}

/** From, to, kilograms: both prices stand before anything else is asked. */
export function SendForm({ brought, exact }: Props) {
  const { parcel, change, most, isWrong } = useParcel(brought, exact)
  const { offers, isCurrent, hasFailed, retry } = useOffers(parcel, isWrong)
  const [chosen, setMode] = useState<Mode>()
  // Until somebody chooses it is the cheaper one.
  const mode = chosen ?? offers?.cheapest ?? 'sea'
  const isFrom = isUnmeasured(parcel)
  return (
    <GoForm
      to="/shipment"
      queryOf={(fields) => queryOf(fields, parcel)}
      className="@container grid grid-cols-1 gap-3 lg:grid-cols-[1fr_32vw] xl:grid-cols-[1fr_min(28.5rem,60vw-25.5rem)] lg:gap-x-6 lg:gap-y-2"
    >
      <ParcelFields parcel={parcel} most={most} isWrong={isWrong} onChange={change}>
        {parcel.box === '' && exact?.sides}
      </ParcelFields>
      <div
        className={`grid gap-3 lg:col-start-2 lg:row-span-3 lg:gap-4 ${exact ? 'content-start' : 'lg:grid-rows-[1fr_auto]'}`}
      >
        <Tickets {...{ offers, mode, isFrom }} isBusy={!isCurrent && !isWrong} onChoose={setMode} />
        {hasFailed && <NoPrices retry={retry} />}
        <SendButton {...{ mode, isFrom }} total={isCurrent ? offers?.[mode].total : undefined} />
      </div>
      <PickupChoice
        price={offers?.[mode].services.pickup}
        isChosen={parcel.isFetched}
        onChoose={(isFetched) => change({ isFetched })}
      />
      <Notes parcel={parcel} isExact={exact !== undefined} />
      {exact && offers && <Working {...{ exact, parcel }} offer={offers[mode]} isBusy={!isCurrent} />}
    </GoForm>
  )
}

function useParcel(brought?: Partial<Parcel>, exact?: Exact) {
  const [said, setSaid] = useState<Parcel>({ ...firstParcel, ...brought })
  const parcel = exact ? { ...said, measures: exact.measures } : said
  const most = packagings.find(({ box }) => box === parcel.box)?.most ?? heaviest_kg
  const isWrong = !(parcel.kg >= 1 && parcel.kg <= most)
  const change = (part: Partial<Parcel>) => setSaid((before) => ({ ...before, ...part }))
  return { parcel, most, isWrong, change }
}

function Notes({ parcel, isExact }: { parcel: Parcel; isExact: boolean }) {
  const { t } = useWords()
  // Whoever says what the goods are worth reads how much it is.
  const isWithoutDuty =
    countryOf(parcel.from) !== countryOf(parcel.to) && parcel.measures?.declared_value === undefined
  return (
    <p className="text-muted text-sm lg:col-start-1 lg:row-start-3 lg:self-end">
      {t(`home.desk.${parcel.isFetched ? 'included' : 'handed_in'}`)} {isWithoutDuty && t('home.desk.duty')}{' '}
      {parcel.box ? <NoBoxYet box={parcel.box} /> : t('home.desk.bulky')}{' '}
      {!isExact && <BySize parcel={parcel} />}
    </p>
  )
}

/** A box is bought before it is sent. */
function NoBoxYet({ box }: { box: string }) {
  const { t } = useWords()
  const total = useBoxTotals()?.get(box)
  return (
    <Link to={`/purchase?size=${box}`} className="inline-block py-1 underline underline-offset-4">
      {total === undefined
        ? t('home.desk.no_box', { box })
        : t('home.desk.no_box_for', { box, price: formatRinggit(total) })}
    </Link>
  )
}

interface WorkingProps {
  exact: Exact
  parcel: Parcel
  offer: ShownOffer
  isBusy: boolean
}

function Working({ exact: { Details, value }, parcel, offer, isBusy }: WorkingProps) {
  const { from, to, measures } = parcel
  const into = countryOf(from) === countryOf(to) ? undefined : countryOf(to)
  return (
    <div className="border-line border-t pt-5 lg:col-span-2 lg:mt-2" aria-busy={isBusy}>
      <Details offer={offer} into={into} worth={measures?.declared_value} isUnmeasured={isUnmeasured(parcel)}>
        {value}
      </Details>
    </div>
  )
}

interface TicketsProps extends Pick<ComponentProps<typeof Ticket>, 'mode' | 'isFrom' | 'onChoose'> {
  offers: ReturnType<typeof useOffers>['offers']
  isBusy: boolean
}

function Tickets({ offers, mode, isBusy, ...ticket }: TicketsProps) {
  const { t } = useWords()
  const isLong = modes.some((way) => (offers?.[way].total ?? 0) >= 1000)
  return (
    <fieldset className="grid grid-cols-1 gap-2 md:gap-3 @min-[15rem]:grid-cols-2" aria-busy={isBusy}>
      <legend className="sr-only">{t('home.services.heading')}</legend>
      {modes.map((way) => (
        <Ticket
          key={way}
          {...ticket}
          {...{ isLong }}
          mode={way}
          offer={offers?.[way]}
          isChosen={mode === way}
        />
      ))}
    </fieldset>
  )
}

function NoPrices({ retry }: { retry: () => void }) {
  const { t } = useWords()
  return (
    <p role="status" className="flex flex-wrap items-center justify-between gap-2 text-sm">
      {t('home.desk.failed')}
      <Button kind="secondary" onClick={retry}>
        {t('home.desk.retry')}
      </Button>
    </p>
  )
}

interface ParcelFieldsProps {
  parcel: Parcel
  most: number
  isWrong: boolean
  onChange: (part: Partial<Parcel>) => void
  children: ReactNode
}

function ParcelFields({ parcel, most, isWrong, onChange, children }: ParcelFieldsProps) {
  const { t, language } = useWords()
  return (
    <div className="grid grid-cols-1 content-start gap-3">
      <PlaceFields from={parcel.from} to={parcel.to} onChange={onChange} />
      {/* Below each other with large letters. */}
      <div className="flex flex-wrap gap-1.5 *:last:flex-[1_1_8rem] xl:gap-3">
        <WeightField kg={parcel.kg} most={most} isWrong={isWrong} onChange={(kg) => onChange({ kg })} />
        <Packaging box={parcel.box} onChange={(box) => onChange({ box })} />
      </div>
      <p id={weightProblem} role="status" className="text-trouble text-sm font-semibold empty:hidden">
        {isWrong &&
          t(parcel.box ? 'home.desk.limits_box' : 'home.desk.limits', {
            box: parcel.box,
            most: numberIn(language, most),
          })}
      </p>
      {children}
    </div>
  )
}

/** Only the calculator asks for the sides of somebody's own packaging. */
function BySize({ parcel: { from, to, kg } }: { parcel: Parcel }) {
  const { t } = useWords()
  const query = choicesOf({ from, to, weight: String(kg) })
  return (
    <Link to={`/quote?${query}`} className="inline-block py-1 underline underline-offset-4">
      {t('home.desk.by_size')}
    </Link>
  )
}

function SendButton({ mode, total, isFrom }: { mode: Mode; total: number | undefined; isFrom: boolean }) {
  const { t } = useWords()
  return (
    <SubmitButton className="min-h-14 flex-wrap gap-x-1 gap-y-0 px-3! sm:text-lg">
      {t(`home.desk.send_${mode}`)}
      {total !== undefined && (
        <span className="figures whitespace-nowrap">
          {isFrom ? t('home.desk.at_least') : '·'} {shortPrice(total)}
        </span>
      )}
    </SubmitButton>
  )
}
