import { usd } from '#contract/customs/customs-rates.ts'
import type { DutyPart } from '#contract/customs/duty.ts'
import type { pmiAllowance } from '#contract/customs/pmi.ts'
import { useDate } from '../../platform/moment.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Card } from '../../ui/Card.tsx'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { DutyBasis, DutyOutcome } from './DutyOutcome.tsx'
import type { Crossing } from './customs-question.ts'
import { useDuty } from './use-duty.ts'
import { useWords } from '../../platform/words.ts'

/** What may be due at the border: an estimate, and said to be one. */
export function CustomsHelp({ crossing }: { crossing: Crossing }) {
  const { t } = useWords()
  const day = useDate()
  const { estimate, pmi } = useDuty(crossing)
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">{t('shipment.customs.heading')}</h2>
      {pmi && <Meter pmi={pmi} />}
      <p className="font-semibold">
        <DutyOutcome estimate={estimate} />
      </p>
      <Parts parts={estimate.parts} />
      {estimate.parts.length > 0 && (
        <p className="text-muted text-sm">
          <DutyBasis crossing={crossing} />
        </p>
      )}
      {estimate.warnings.length > 0 && (
        <ul className="list-disc pl-5">
          {estimate.warnings.map((warning) => (
            <li key={warning}>{t(`shipment.customs.warnings.${warning}`)}</li>
          ))}
        </ul>
      )}
      <p className="text-muted text-sm">
        {t('shipment.customs.note', { day: day(estimate.rules[0]?.last_checked ?? usd.last_checked) })}
      </p>
    </Card>
  )
}

/** Each with what it is reckoned on: goods with freight and insurance, or duty on top of them. */
function Parts({ parts }: { parts: readonly DutyPart[] }) {
  const { t } = useWords()
  const { amount } = useFigures()
  if (parts.length === 0) return null
  return (
    <ul className="grid gap-1">
      {parts.map(({ code, group, percent, base_sen, amount_sen }) => (
        <li key={`${code}${group}`} className="pair">
          <span>{t(`shipment.customs.parts.${code}`, { percent, base: amount(base_sen / 100) })}</span>
          <span className="figures whitespace-nowrap">{amount(amount_sen / 100)}</span>
        </li>
      ))}
    </ul>
  )
}

type Allowance = ReturnType<typeof pmiAllowance>

/** How much of the year's allowance is used, as far as parcels went with us. */
function Meter({ pmi }: { pmi: Allowance }) {
  const { t } = useWords()
  return (
    <div className="grid gap-2">
      <p>
        {t('shipment.customs.meter', {
          used: pmi.shipments_used,
          allowed: pmi.shipments_allowed,
          usd: pmi.usd_used,
        })}
      </p>
      <meter
        className="h-4 w-full"
        min={0}
        max={Math.max(1, pmi.shipments_allowed)}
        value={pmi.shipments_used}
        aria-label={t('shipment.customs.meter_label')}
      />
      {pmi.warnings.length > 0 && (
        <Alert tone="warning">
          <ul className="list-disc pl-4">
            {pmi.warnings.map((warning) => (
              <li key={warning}>{t(`shipment.customs.pmi.${warning}`)}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}
