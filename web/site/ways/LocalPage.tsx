import { isCountry, type CountryCode } from '#contract/places/countries.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { KampungDoor } from '../../ui/scenes/KampungDoor.tsx'
import { Block } from '../Block.tsx'
import { CallToAction } from '../CallToAction.tsx'
import { indonesianDays, malaysianDays } from '../days.ts'
import { DaysTable } from '../DaysTable.tsx'
import { PageTop } from '../PageTop.tsx'
import { StepList } from '../StepList.tsx'
import { useHashTarget } from '../use-hash-target.ts'
import { useToldFigures } from '../use-told-figures.ts'
import { Words } from '../Words.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t, parts } = useWords()
  useHashTarget()
  const figures = useToldFigures()
  const steps = parts('shipment_local.how.steps', figures)
  return (
    <div className="grid gap-12">
      <PageTop
        heading={t('shipment_local.heading')}
        intro={t('shipment_local.intro', figures)}
        picture={<KampungDoor />}
      >
        <LinkButton to="/shipment?origin_country=MY&destination_country=MY">{t('site.send')}</LinkButton>
        <LinkButton kind="secondary" to="/quote">
          {t('site.quote')}
        </LinkButton>
      </PageTop>
      <Block id="how" heading={t('shipment_local.how.heading')}>
        <StepList steps={Object.values(steps)} />
      </Block>
      <Days />
      <Block id="good" heading={t('shipment_local.good.heading')}>
        <Words body={parts('shipment_local.good.body', figures)} />
      </Block>
      <CallToAction heading={t('shipment_local.more.heading')} text={t('shipment_local.more.text')}>
        <LinkButton kind="secondary" to="/quote">
          {t('site.quote')}
        </LinkButton>
      </CallToAction>
    </div>
  )
}

const within = {
  MY: { id: 'days', name: 'malaysia', places: 'route', rows: malaysianDays },
  ID: { id: 'indonesia', name: 'indonesia', places: 'destination', rows: indonesianDays },
} as const satisfies Record<CountryCode, object>

function Days() {
  const { t } = useWords()
  return Object.keys(within)
    .filter(isCountry)
    .map((code) => {
      const { id, name, places, rows } = within[code]
      return (
        <Block key={code} id={id} heading={t(`shipment_local.${name}.heading`)}>
          <DaysTable caption={t(`shipment_local.${name}.caption`)} places={places} rows={rows} />
          <Words body={[t(`shipment_local.${name}.text`)]} />
        </Block>
      )
    })
}
