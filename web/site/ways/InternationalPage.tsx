import type { CountryCode } from '#contract/places/countries.ts'
import { useDateWords } from '../../ui/calendar.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { CustomsTable } from '../../ui/scenes/CustomsTable.tsx'
import { Block } from '../Block.tsx'
import { CallToAction } from '../CallToAction.tsx'
import { internationalDays } from '../days.ts'
import { DaysTable } from '../DaysTable.tsx'
import { rulesChecked } from '../figures.ts'
import { PageTop } from '../PageTop.tsx'
import { StepList } from '../StepList.tsx'
import { useHashTarget } from '../use-hash-target.ts'
import { useToldFigures } from '../use-told-figures.ts'
import { Words } from '../Words.tsx'
import { ImportDuty } from './ImportDuty.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t, parts } = useWords()
  useHashTarget()
  const told = useToldFigures()
  const steps = parts('shipment_international.how.steps', told)
  return (
    <div className="grid gap-12">
      <PageTop
        heading={t('shipment_international.heading')}
        intro={t('shipment_international.intro', told)}
        picture={<CustomsTable />}
      >
        <LinkButton to="/shipment?origin_country=MY&destination_country=ID">{t('site.send')}</LinkButton>
        <LinkButton kind="secondary" to="/quote">
          {t('site.quote')}
        </LinkButton>
      </PageTop>
      <Block id="how" heading={t('shipment_international.how.heading')}>
        <StepList steps={Object.values(steps)} />
      </Block>
      <Block id="days" heading={t('shipment_international.days.heading')}>
        <DaysTable
          caption={t('shipment_international.days.caption')}
          places="between"
          rows={internationalDays}
        />
        <Words body={[t('site.days.note')]} />
      </Block>
      <Rules />
      <CallToAction
        heading={t('shipment_international.more.heading')}
        text={t('shipment_international.more.text')}
      >
        <LinkButton kind="secondary" to="/quote">
          {t('site.quote')}
        </LinkButton>
      </CallToAction>
    </div>
  )
}

const rulesInto = { ID: IntoIndonesia, MY: IntoMalaysia } as const satisfies Record<CountryCode, unknown>

function IntoIndonesia() {
  const { t, parts } = useWords()
  const figures = useToldFigures()
  return (
    <>
      <ImportDuty />
      <Block id="pmi" heading={t('shipment_international.pmi.heading')}>
        <Words body={parts('shipment_international.pmi.body', figures)} />
      </Block>
    </>
  )
}

function IntoMalaysia() {
  const { t, parts } = useWords()
  const figures = useToldFigures()
  return (
    <Block id="malaysia" heading={t('shipment_international.malaysia.heading')}>
      <Words body={parts('shipment_international.malaysia.body', figures)} />
    </Block>
  )
}

/** What each country demands, and how sure that is. */
function Rules() {
  const { t, parts } = useWords()
  const { monthName } = useDateWords()
  return (
    <>
      <div className="wrap">
        <p className="bg-waiting-ground border-waiting text-waiting max-w-prose rounded-box border px-4 py-3">
          {t('shipment_international.summary')}
        </p>
      </div>
      {Object.entries(rulesInto).map(([code, RulesInto]) => (
        <RulesInto key={code} />
      ))}
      <Block id="sources" heading={t('shipment_international.sources.heading')}>
        <Words body={parts('shipment_international.sources.body')} />
        <p className="text-muted text-sm">{t('site.rules_checked', { month: monthName(rulesChecked) })}</p>
      </Block>
    </>
  )
}
