import { useMemo } from 'react'
import type { Data } from '#contract/platform/endpoint.ts'
import type { readRateCard } from '#contract/prices/rate-cards.ts'
import { zone } from '#contract/places/zone-shapes.ts'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Card } from '../../ui/Card.tsx'
import { AddCard } from './AddCard.tsx'
import { Changes } from './Changes.tsx'
import { Effect } from './Effect.tsx'
import { RateSheet } from './RateSheet.tsx'
import { sheetsOf } from './sheets.ts'
import { useRateDraft } from './use-rate-draft.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  base: Data<typeof readRateCard>['rate_card']
  base_version: number
  onAdded: () => void
}

/** The prices of a card as tables; what is changed here becomes a new card. */
export function RateEditor({ base, base_version, onAdded }: Props) {
  const { t } = useWords()
  const text = useText()
  const draft = useRateDraft(base.card)
  const sheets = useMemo(() => sheetsOf(base.card), [base.card])
  return (
    <div className="grid grid-cols-1 gap-6">
      <h2 className="text-xl">{t('office_rates.based_on', { version: base.version })}</h2>
      <Zones />
      <div className="grid grid-cols-1 gap-2">
        {sheets.map((sheet) => (
          <RateSheet key={sheet.id} sheet={sheet} cell={draft.cell} />
        ))}
      </div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5"
          checked={draft.isTaxOn}
          onChange={({ target }) => draft.setTaxOn(target.checked)}
        />
        {t('office_rates.tax_on')}
      </label>
      <Card className="grid gap-4">
        {draft.card ? (
          <>
            <h3 className="text-lg">{t('office_rates.changes.heading')}</h3>
            <Changes before={base.card} after={draft.card} />
            <h3 className="text-lg">{t('office_rates.effect')}</h3>
            <Effect before={base.card} after={draft.card} />
          </>
        ) : (
          <Alert tone="destructive">{draft.problems.map(text).join(' · ')}</Alert>
        )}
      </Card>
      <AddCard card={draft.card} isChanged={draft.isChanged} base_version={base_version} onAdded={onAdded} />
    </div>
  )
}

function Zones() {
  const { t } = useWords()
  return (
    <dl className="text-muted grid gap-x-4 text-sm sm:grid-cols-2">
      {zone.options.map((code) => (
        <div key={code} className="flex gap-2">
          <dt className="figures w-10 font-semibold">{code}</dt>
          <dd>{t(`coverage.zones.${code}`)}</dd>
        </div>
      ))}
    </dl>
  )
}
