import { usd } from '#contract/customs/customs-rates.ts'
import { estimateDuty } from '#contract/customs/customs.ts'
import { pmiAllowance, pmiCountry } from '#contract/customs/pmi.ts'
import { readAllowance } from '#contract/orders/shipments.ts'
import { untilThere, useAnswer } from '../../platform/use-call.ts'
import { questionOf, sidesOf, type Crossing } from './customs-question.ts'

/** What may be due at the border, with what is left of a migrant worker's allowance. */
export function useDuty(crossing: Crossing) {
  const pmi = usePmi(crossing)
  const estimate = estimateDuty({ ...questionOf(crossing), pmi: pmi && { relief_usd: pmi.relief_usd } })
  return { estimate, pmi }
}

function usePmi(crossing: Crossing) {
  const { content, to } = crossing
  const hasAllowance = to === pmiCountry && content.pmi_registration !== 'none'
  const { data } = useAnswer(readAllowance, {}, hasAllowance, untilThere)
  if (!hasAllowance) return null
  const usdOf = (ringgit: number) => Math.round((ringgit * 10_000) / usd.sen) / 100
  return pmiAllowance({
    registration: content.pmi_registration,
    used: (data?.used ?? []).map(({ value, ordered_at }) => ({
      usd: usdOf(value),
      date: ordered_at.slice(0, 10),
    })),
    year: Number(crossing.day.slice(0, 4)),
    parcel: { ...sidesOf(crossing), usd: usdOf(crossing.value) },
  })
}
