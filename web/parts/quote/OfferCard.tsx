import type { QuoteRequest, ShownOffer } from '#contract/prices/quotes.ts'
import { Badge } from '../../ui/Badge.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { Price } from '../../ui/Price.tsx'
import { PriceWorking } from './PriceWorking.tsx'
import { useFigures } from './use-figures.ts'
import { useWords } from '../../platform/words.ts'
import { modeIcons } from './mode-icons.ts'

interface Props {
  offer: ShownOffer
  request: QuoteRequest
  isCheapest: boolean
  isFastest: boolean
}

export function OfferCard({ offer, request, isCheapest, isFastest }: Props) {
  const { t } = useWords()
  const Icon = modeIcons[offer.mode]
  return (
    <Card className="grid content-start gap-3" aria-labelledby={`offer-${offer.mode}`}>
      <div className="flex flex-wrap items-center gap-2">
        <Icon className="size-6" aria-hidden="true" />
        <h3 id={`offer-${offer.mode}`} className="text-lg font-semibold">
          {t(`quote.mode.${offer.mode}`)}
        </h3>
        {isCheapest && <Badge tone="done">{t('quote.cheapest')}</Badge>}
        {isFastest && <Badge>{t('quote.fastest')}</Badge>}
      </div>
      <p>
        <Price ringgit={offer.total} size="total" />
      </p>
      <Facts offer={offer} isCrossing={request.origin_country !== request.destination_country} />
      <Collapsible title={t('quote.working')}>
        <PriceWorking offer={offer} />
      </Collapsible>
      <LinkButton
        kind={isCheapest ? 'primary' : 'secondary'}
        className="justify-self-start"
        to={shipmentLink(request, offer)}
      >
        {t(`quote.send.${offer.mode}`)}
      </LinkButton>
    </Card>
  )
}

function Facts({ offer, isCrossing }: Pick<Props, 'offer'> & { isCrossing: boolean }) {
  const { t } = useWords()
  const { number, range, amount } = useFigures()
  const { min, max } = offer.days
  return (
    <ul className="grid gap-1">
      <li>{min === max ? t('quote.days_exact', { count: max }) : t('quote.days', { min, max })}</li>
      <li>{t('quote.arrives', { range: range(offer.arrives) })}</li>
      <li>{t('quote.chargeable', { kg: number(offer.weight.chargeable_kg) })}</li>
      <li>
        {offer.services.pickup === 0
          ? t('quote.pickup_free')
          : t('quote.pickup_extra', { price: amount(offer.services.pickup) })}
      </li>
      <CoverWords offer={offer} />
      {isCrossing && <li className="text-muted">{t('quote.duty')}</li>}
    </ul>
  )
}

function CoverWords({ offer: { cover } }: { offer: ShownOffer }) {
  const { t } = useWords()
  const { amount } = useFigures()
  const { insurance } = cover
  const raised = insurance.cover === null || insurance.cover > cover.cover
  return (
    <>
      <li>{t('quote.cover', { amount: amount(cover.cover) })}</li>
      {raised && (
        <li className="text-muted">
          {insurance.price === null || insurance.cover === null
            ? t('quote.insurance_from', { price: amount(insurance.min) })
            : t('quote.insurance', {
                price: amount(insurance.price),
                amount: amount(insurance.cover),
              })}
        </li>
      )}
    </>
  )
}

/** The order form finds the choices in its address. */
function shipmentLink(request: QuoteRequest, { mode }: ShownOffer) {
  const { origin_country, origin_region, destination_country, destination_region } = request
  const { weight_kg: weight, length, width, height, box, declared_value } = request
  const size = box === undefined ? { length, width, height } : { box }
  const choices = { origin_country, origin_region, destination_country, destination_region }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...choices, weight, ...size, declared_value, mode }))
    if (value !== undefined) query.set(name, String(value))
  // The price that was shown is that at a counter.
  query.set('service_sender', 'drop_off')
  return `/shipment?${query}`
}
