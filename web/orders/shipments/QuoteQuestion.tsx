import { useState } from 'react'
import { countryCodes, isCountry, type CountryCode } from '#contract/places/countries.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import type { Box } from '#contract/site/master-data.ts'
import { SelectField } from '../../ui/Field.tsx'
import { usePlaces } from '../../parts/places/use-places.ts'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { QuoteTickets } from './QuoteTickets.tsx'
import { QuoteWeight } from './QuoteWeight.tsx'
import { withPlace } from './read-draft.ts'
import { QuoteHead } from './WizardWaiting.tsx'
import { fitsBox, unaskedIn, type Draft, type Unasked } from './shipment-form.ts'
import type { Estimate, Step } from './StepBar.tsx'
import { useWords } from '../../platform/words.ts'

interface Props extends Pick<Step, 'draft' | 'keep'> {
  boxes: readonly Box[]
  estimate: Estimate
  /** The form below holds the sender, and has to begin again with what is chosen here. */
  keepSender: (sender: Draft['sender']) => void
  /** What somebody wanted to go on without. */
  missing: readonly Unasked[]
}

/** Both prices, before anybody is asked for a name. Whoever comes with a quote finds the answers folded away. */
export function QuoteQuestion({ draft, keep, keepSender, boxes, estimate, missing }: Props) {
  const [isOpen] = useState(() => !isAnswered(draft))
  return (
    <details open={isOpen} className="bg-kraft rounded-box max-sm:-mx-2">
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 rounded-box px-3 py-3 sm:px-6">
        <QuoteHead>
          <Answers draft={draft} estimate={estimate} />
        </QuoteHead>
      </summary>
      <div className="@container grid gap-4 px-3 pb-3 sm:px-6 sm:pb-6">
        <Fields {...{ draft, keep, keepSender, boxes, missing }} />
        <QuoteTickets
          mode={draft.mode}
          estimate={estimate}
          isAsked={isAsked(draft)}
          handedOn={draft.sender.visit_day}
          isCrossing={draft.sender.country_id !== draft.receiver.country_id}
          onPick={(mode) => keep({ mode })}
        />
      </div>
    </details>
  )
}

function Fields({ draft, keep, keepSender, boxes, missing }: Omit<Props, 'estimate'>) {
  const { t } = useWords()
  const { sender, receiver, package: content } = draft
  return (
    <div className="grid grid-cols-1 content-start gap-x-3 gap-y-4 @min-[15rem]:grid-cols-2 @min-[36rem]:grid-cols-4">
      <End
        {...{ name: 'quote_from', party: sender, missing }}
        onPick={(country, region) => keepSender(withPlace(sender, country, region))}
      />
      <End
        {...{ name: 'quote_to', party: receiver, missing }}
        onPick={(country, region) => keep({ receiver: withPlace(receiver, country, region) })}
      />
      {/* What is chosen can be read on a phone as well: no weight needs as much room. */}
      <div className="grid gap-x-3 gap-y-4 @min-[15rem]:col-span-2 @min-[15rem]:grid-cols-[3fr_2fr]">
        <SelectField
          label={t('shipment.box')}
          name="quote_box"
          value={content.box}
          onChange={({ target }) => keep({ package: { ...content, box: target.value } })}
        >
          <option value="">{t('shipment.own_packaging')}</option>
          {boxes.map(({ id, label, max_weight }) => (
            <option key={id} value={label}>
              {t('shipment.quote.box', { label, weight: max_weight })}
            </option>
          ))}
        </SelectField>
        <QuoteWeight
          weight={content.weight}
          isMissing={missing.includes('quote_weight')}
          isTooHeavy={!fitsBox(content, boxes)}
          onChange={(weight) => keep({ package: { ...content, weight } })}
        />
      </div>
    </div>
  )
}

function isAsked(draft: Draft) {
  return unaskedIn(draft).length === 0
}

/** A number of identity is asked for beside the prices: whoever comes back from a later step has seen them. */
function isAnswered(draft: Draft) {
  return isAsked(draft) && (draft.mode !== '' || draft.sender.id_number !== '')
}

/** What is known already, in one line, also when it is folded. */
function Answers({ draft, estimate }: Pick<Props, 'draft' | 'estimate'>) {
  const { sender, receiver, package: content, mode } = draft
  const offer = mode === '' ? undefined : estimate.data?.[mode]
  const { t } = useWords()
  const { number } = useFigures()
  const from = useRegion(sender)
  const to = useRegion(receiver)
  if (!isAsked(draft) || content.weight === undefined)
    return <span className="text-muted block text-sm">{t('shipment.quote.text')}</span>
  // Names of places come a moment later; their line is there from the start.
  return (
    <>
      <span className="block min-h-6 text-sm">
        {from && to && t('shipment.quote.answers', { from, to, weight: number(content.weight) })}
      </span>
      {/* Open, the ticket says it. */}
      {mode !== '' && (
        <b className="figures block min-h-6 [[open]>summary_&]:hidden">
          {offer && `${t(`shipment.modes.${mode}`)}: ${formatRinggit(offer.total)}`}
        </b>
      )}
    </>
  )
}

function useRegion(party: Draft['sender']) {
  return usePlaces(party).regions.options.find(({ id }) => id === party.region_id)?.label
}

interface EndProps {
  name: 'quote_from' | 'quote_to'
  party: Draft['sender']
  missing: readonly Unasked[]
  onPick: (country: Draft['sender']['country_id'], region: string) => void
}

const noPlace = { region_id: '', city_id: '' }

/** Regions of all countries in one list: the country need not be asked separately. */
function End({ name, party: { country_id, region_id }, missing, onPick }: EndProps) {
  const { t } = useWords()
  const lists = {
    MY: usePlaces({ country_id: 'MY', ...noPlace }).regions.options,
    ID: usePlaces({ country_id: 'ID', ...noPlace }).regions.options,
  } as const satisfies Record<CountryCode, unknown>
  return (
    <SelectField
      label={t(name === 'quote_from' ? 'quote.origin' : 'quote.destination')}
      name={name}
      value={region_id && `${country_id}/${region_id}`}
      error={
        missing.includes(name)
          ? t(name === 'quote_from' ? 'error.required' : 'shipment.price_later')
          : undefined
      }
      onChange={({ target }) => {
        const [country = '', region = ''] = target.value.split('/')
        if (isCountry(country)) onPick(country, region)
      }}
    >
      {region_id === '' && <option value="">{t('shipment.choose')}</option>}
      {countryCodes.map((country) => (
        <optgroup key={country} label={t(`ui.country.${country}`)}>
          {lists[country].map(({ id, label }) => (
            <option key={id} value={`${country}/${id}`}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
