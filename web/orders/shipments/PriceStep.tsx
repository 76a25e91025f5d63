import type { Box } from '#contract/site/master-data.ts'
import type { ShownOffer } from '#contract/prices/quotes.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { PriceWorking } from '../../parts/quote/PriceWorking.tsx'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { crossingOf } from './customs-question.ts'
import { CustomsHelp } from './CustomsHelp.tsx'
import { isNeedless } from './needless.ts'
import { NoQuote, type Quoted } from './ServiceStep.tsx'
import type { Draft, PackageValues } from './shipment-form.ts'
import { StepBar, stepForm, type Step } from './StepBar.tsx'
import { useWords } from '../../platform/words.ts'

interface Props extends Step {
  offer: ShownOffer | undefined
  quote: Quoted
  boxes: readonly Box[]
}

/** Every line, and what is paid if the parcel is lost. */
export function PriceStep({ offer, quote, boxes, draft, keep, bar, onNext }: Props) {
  const { t } = useWords()
  const { add_ons } = draft.package
  return (
    <form
      id={stepForm}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (offer) onNext()
      }}
    >
      {offer ? (
        <>
          <Card>
            <PriceWorking
              offer={offer}
              sizeNote={add_ons.some(({ name }) => name === 'wooden_crate') && t('shipment.crated_size')}
            />
          </Card>
          <Cover
            offer={offer}
            isInsured={add_ons.some(({ name }) => name === 'insurance')}
            onInsure={(insure) => keep({ package: insured(draft.package, insure) })}
          />
          <Border draft={draft} offer={offer} boxes={boxes} />
        </>
      ) : (
        <NoQuote quote={quote} />
      )}
      <StepBar {...bar} pending={!offer && !quote.isError} />
    </form>
  )
}

/** Only a parcel that crosses the border meets customs. */
function Border({ draft, offer, boxes }: { draft: Draft; offer: ShownOffer; boxes: readonly Box[] }) {
  const crossing = crossingOf(draft, offer, boxes)
  return crossing && <CustomsHelp crossing={crossing} />
}

function Cover({
  offer,
  isInsured,
  onInsure,
}: {
  offer: ShownOffer
  isInsured: boolean
  onInsure: (isInsured: boolean) => void
}) {
  const { t } = useWords()
  const { amount } = useFigures()
  const { cover, insurance } = offer.cover
  const raises = insurance.price !== null && insurance.cover !== null && insurance.cover > cover
  return (
    <Alert title={t('quote.cover', { amount: amount(cover) })}>
      {isInsured && isNeedless(offer.cover) && (
        <p>{t('shipment.insurance_needless', { amount: amount(offer.cover.uninsured) })}</p>
      )}
      {isInsured && (
        <Button kind="secondary" className="mt-2" onClick={() => onInsure(false)}>
          {t('shipment.without_insurance')}
        </Button>
      )}
      {!isInsured && raises && (
        <>
          <p>
            {t('quote.insurance', {
              price: amount(insurance.price ?? 0),
              amount: amount(insurance.cover ?? 0),
            })}{' '}
            {t('shipment.insurance_least', { least: amount(insurance.min) })}
          </p>
          <Button kind="secondary" className="mt-2" onClick={() => onInsure(true)}>
            {t('shipment.insure')}
          </Button>
        </>
      )}
    </Alert>
  )
}

function insured(content: PackageValues, insure: boolean): PackageValues {
  const others = content.add_ons.filter(({ name }) => name !== 'insurance')
  const insurance = { name: 'insurance', quantity: 1, option: 'declared_value' } as const
  return { ...content, add_ons: insure ? [...others, insurance] : others }
}
