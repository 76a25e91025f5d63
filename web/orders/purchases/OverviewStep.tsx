import { isPickup, type Box, type MasterData } from '#contract/site/master-data.ts'
import { groupedPhone } from '#contract/places/grouped-phone.ts'
import { domesticDays } from '#contract/site/company.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { toE164 } from '#contract/places/phone.ts'
import { Button } from '../../ui/Button.tsx'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Price } from '../../ui/Price.tsx'
import { useCounters } from '../../parts/places/use-counters.ts'
import { usePlaces } from '../../parts/places/use-places.ts'
import { FootBar, type BesideTicket } from './FootBar.tsx'
import { dimensionsOf, isSoldIn, totalsOf, type ReceiverDetail } from './purchase-form.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  masterData: MasterData
  box: Box
  detail: ReceiverDetail
  state: BesideTicket
  onNext: () => void
  onChange: () => void
}

export function OverviewStep({ masterData, box, detail, state, onNext, onChange }: Props) {
  const { t } = useWords()
  return (
    <div className="grid gap-4">
      <Collapsible open title={t('purchase.overview.receiver')}>
        <ReceiverFacts masterData={masterData} detail={detail} />
        <Button kind="quiet" className="mt-1 px-0! underline" onClick={onChange}>
          {t('ui.edit')}
        </Button>
      </Collapsible>
      <p>{t('purchase.comes', { days: domesticDays })}</p>
      <BoxSections box={box} quantity={detail.quantity} />
      <FootBar box={box} quantity={detail.quantity} draft={state}>
        <Button
          className="min-h-14 min-w-[min(11rem,100vw-2rem)] text-lg"
          disabled={!isSoldIn(masterData, detail)}
          onClick={onNext}
        >
          {t('purchase.next')}
        </Button>
      </FootBar>
    </div>
  )
}

function ReceiverFacts({ masterData, detail }: Pick<Props, 'masterData' | 'detail'>) {
  const { t } = useWords()
  const { regions, cities, districts } = usePlaces(detail)
  const labelIn = (options: readonly { id: string; label: string }[], id: string) =>
    options.find((option) => option.id === id)?.label ?? ''
  const service = masterData.service.find(({ id }) => id === detail.service)
  const counter = useCounters().find(({ id }) => detail.service === 'pickup' && id === detail.counter_id)
  // Named in the letter once it is known which one is.
  const nearest =
    detail.service === 'pickup' && detail.counter_id === '' ? t('purchase.nearest_counter') : null
  return (
    <Facts
      facts={[
        [t('purchase.name'), detail.name],
        [t('purchase.phone'), groupedPhone(toE164(detail.phone, detail.phone_country) ?? detail.phone)],
        [t('purchase.email'), detail.email],
        [t('ui.country.label'), t(`ui.country.${detail.country_id}`)],
        [t('ui.places.region'), labelIn(regions.options, detail.region_id)],
        [t('ui.places.city'), labelIn(cities.options, detail.city_id)],
        [t('ui.places.district'), labelIn(districts.options, detail.district_id)],
        [t('ui.places.postal_code'), detail.postal_code],
        [t('purchase.address'), detail.address],
        [
          t('purchase.service'),
          service && t(isPickup(service) ? 'purchase.services.pickup' : 'purchase.services.delivery'),
        ],
        [t('purchase.counter'), counter ? `${counter.label}, ${counter.address}, ${counter.city}` : nearest],
      ]}
    />
  )
}

/** How much is for the boxes and how much comes back. */
function BoxSections({ box, quantity }: { box: Box; quantity: number }) {
  const { t } = useWords()
  const { price, deposit, total } = totalsOf(box, quantity)
  return (
    <>
      <Collapsible open title={t('purchase.overview.deposit')}>
        <Facts
          facts={[
            [
              t('purchase.overview.boxes'),
              t('purchase.boxes_of_size', { count: quantity, label: box.label }),
            ],
            [t('purchase.size'), `${box.label}, ${dimensionsOf(box)}`],
            [t('purchase.overview.price'), times(quantity, box.price)],
            [t('purchase.overview.deposit'), times(quantity, box.deposit)],
            [t('purchase.total'), formatRinggit(total)],
          ]}
        />
      </Collapsible>
      <Collapsible open title={t('purchase.overview.price_detail')}>
        <dl className="grid gap-2">
          <Line what={t('purchase.boxes_of_size', { count: quantity, label: box.label })} ringgit={price} />
          <Line what={t('purchase.overview.deposit')} ringgit={deposit} />
        </dl>
        <p className="pair border-line mt-3 items-baseline border-t pt-3 font-bold">
          <span>{t('purchase.total_payment')}</span>
          <Price ringgit={total} size="total" />
        </p>
        <p className="text-muted mt-3 text-sm">{t('purchase.overview.voucher_note')}</p>
      </Collapsible>
    </>
  )
}

function Line({ what, ringgit }: { what: string; ringgit: number }) {
  return (
    <div className="pair">
      <dt>{what}</dt>
      <dd>
        <Price ringgit={ringgit} />
      </dd>
    </div>
  )
}

/** Of several boxes, what one costs is not mistaken for all. */
function times(quantity: number, ringgit: number) {
  return quantity > 1 ? `${quantity} × ${formatRinggit(ringgit)}` : formatRinggit(ringgit)
}
