import { useState } from 'react'
import type { Data } from '#contract/platform/endpoint.ts'
import type { createQuote, ShownOffer } from '#contract/prices/quotes.ts'
import type { Mode } from '#contract/places/zones.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ChoiceCard } from '../../ui/Card.tsx'
import { goToField } from '../../ui/field-on-page.ts'
import { Price } from '../../ui/Price.tsx'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { hasVisit, mayGo } from './reachable.ts'
import { ReceiverVisit } from './ReceiverVisit.tsx'
import type { Draft } from './shipment-form.ts'
import { StepBar, stepForm, type Step } from './StepBar.tsx'
import { NotYet } from '../../ui/NotYet.tsx'
import { useWords } from '../../platform/words.ts'
import { modeIcons } from '../../parts/quote/mode-icons.ts'

export interface Quoted {
  data: Data<typeof createQuote> | undefined
  isError: boolean
  retry: () => void
}

interface Props extends Step {
  quote: Quoted
}

export function ServiceStep({ draft, quote, keep, bar, onNext }: Props) {
  const { t } = useWords()
  const [tried, setTried] = useState(false)
  const isChosen = draft.mode !== '' && mayGo(draft, draft.mode)
  const offer = isChosen && draft.mode !== '' ? quote.data?.[draft.mode] : undefined
  return (
    <form
      id={stepForm}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!isChosen) goToField('mode')
        else if (!hasVisit(draft.receiver)) goToField('visit_day')
        else if (quote.data) onNext()
      }}
    >
      <fieldset className="grid gap-3">
        <legend className="mb-1 font-medium">{t('shipment.choose_mode')}</legend>
        {quote.data ? (
          <Offers draft={draft} quote={quote.data} onPick={(mode) => keep({ mode })} />
        ) : (
          <NoQuote quote={quote} />
        )}
        {tried && !isChosen && <p className="text-trouble text-sm font-medium">{t('error.mode_required')}</p>}
      </fieldset>
      {offer && <ReceiverVisit draft={draft} arrives={offer.arrives} keep={keep} tried={tried} />}
      <DoorCodeChoice draft={draft} keep={keep} />
      {/* The way on waits for the price, and shows that it does: a press that nothing answers is pressed again. */}
      <StepBar {...bar} pending={isChosen && !quote.data && !quote.isError} />
    </form>
  )
}

function DoorCodeChoice({ draft, keep }: Pick<Props, 'draft' | 'keep'>) {
  const { t } = useWords()
  return (
    <div className="border-line bg-surface grid gap-1 rounded-box border p-4">
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name="wants_door_code"
          className="size-6 shrink-0"
          checked={draft.wants_door_code}
          aria-describedby="door-code-hint"
          onChange={({ target }) => keep({ wants_door_code: target.checked })}
        />
        <span>{t('door.want')}</span>
      </label>
      <p id="door-code-hint" className="text-muted text-sm">
        {t('door.want_hint')}
      </p>
    </div>
  )
}

/** On its way, or failed and asked for again by a press. */
export function NoQuote({ quote: { isError, retry } }: { quote: Quoted }) {
  return <NotYet answer={{ isError, refetch: retry }} className="h-48 w-full" />
}

interface OffersProps {
  draft: Draft
  quote: Data<typeof createQuote>
  onPick: (mode: Mode) => void
}

function Offers({ draft, quote, onPick }: OffersProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {[quote.air, quote.sea].map((offer) => {
        const may = mayGo(draft, offer.mode)
        return (
          <ChoiceCard
            key={offer.mode}
            name="mode"
            value={offer.mode}
            checked={offer.mode === draft.mode && may}
            disabled={!may}
            onChange={() => onPick(offer.mode)}
          >
            <Offer
              offer={offer}
              isCheapest={offer.mode === quote.cheapest}
              isFastest={offer.mode === quote.fastest}
              mayGo={may}
            />
          </ChoiceCard>
        )
      })}
    </div>
  )
}

interface OfferProps {
  offer: ShownOffer
  isCheapest: boolean
  isFastest: boolean
  mayGo: boolean
}

function Offer({ offer, isCheapest, isFastest, mayGo }: OfferProps) {
  const { t } = useWords()
  const { number, range, amount } = useFigures()
  const Icon = modeIcons[offer.mode]
  const { min, max } = offer.days
  return (
    <span className="grid gap-1">
      <span className="flex flex-wrap items-center gap-2 font-semibold">
        <Icon className="size-5" aria-hidden="true" />
        {t(`shipment.modes.${offer.mode}`)}
        {isCheapest && <Badge tone="done">{t('quote.cheapest')}</Badge>}
        {isFastest && <Badge>{t('quote.fastest')}</Badge>}
      </span>
      {!mayGo && <span className="text-trouble">{t('error.item_type_cannot_go')}</span>}
      <Price ringgit={offer.total} size="total" />
      <span>{t('quote.chargeable', { kg: number(offer.weight.chargeable_kg) })}</span>
      <span className="text-muted text-sm">
        {t(`shipment.decided_by.${offer.weight.decided_by}`, {
          actual: number(offer.weight.actual_kg),
          volumetric: number(offer.weight.volumetric_kg ?? 0),
        })}
      </span>
      <span>{min === max ? t('quote.days_exact', { count: max }) : t('quote.days', { min, max })}</span>
      <span>{t('quote.arrives', { range: range(offer.arrives) })}</span>
      <span>{t('quote.cover', { amount: amount(offer.cover.cover) })}</span>
    </span>
  )
}
