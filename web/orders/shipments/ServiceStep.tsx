import { useState } from 'react'
import type { Data } from '#contract/platform/endpoint.ts'
import type { createQuote, ShownOffer } from '#contract/prices/quotes.ts'
import { goToField } from '../../ui/field-on-page.ts'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { DecidedBy } from './DecidedBy.tsx'
import { hasVisit, mayGo } from './reachable.ts'
import { QuoteTickets } from './QuoteTickets.tsx'
import { ReceiverVisit } from './ReceiverVisit.tsx'
import { StepBar, stepForm, type Step } from './StepBar.tsx'
import { NotYet } from '../../ui/NotYet.tsx'
import { useWords } from '../../platform/words.ts'

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
      <div className="@container grid gap-3">
        <Modes {...{ draft, quote, keep }} />
        {tried && !isChosen && <p className="text-trouble text-sm font-medium">{t('error.mode_required')}</p>}
        {offer && <About offer={offer} />}
      </div>
      {offer && <ReceiverVisit draft={draft} arrives={offer.arrives} keep={keep} tried={tried} />}
      <DoorCodeChoice draft={draft} keep={keep} />
      {/* The way on waits for the price, and shows that it does: a press that nothing answers is pressed again. */}
      <StepBar {...bar} pending={isChosen && !quote.data && !quote.isError} />
    </form>
  )
}

/** Both ways, once they can be chosen for good. */
function Modes({ draft, quote, keep }: Pick<Props, 'draft' | 'quote' | 'keep'>) {
  if (!quote.data) return <NoQuote quote={quote} />
  return (
    <QuoteTickets
      mode={draft.mode}
      estimate={{ ...quote, isExact: true }}
      isAsked
      isCrossing={draft.sender.country_id !== draft.receiver.country_id}
      handedOn={draft.sender.visit_day}
      onPick={(mode) => keep({ mode })}
      last={{ mayGo: (mode) => mayGo(draft, mode) }}
    />
  )
}

/** Which weight counts, and what is paid if it is lost. */
function About({ offer: { weight, cover } }: { offer: ShownOffer }) {
  const { t } = useWords()
  const { amount } = useFigures()
  return (
    <p className="text-sm">
      <DecidedBy weight={weight} />. {t('quote.cover', { amount: amount(cover.cover) })}.
    </p>
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
