import { previewWeighing } from '#contract/parcels/weighings.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { call } from '../platform/call.ts'
import { answers } from '../platform/use-call.ts'
import { isOnline } from './connection.ts'
import { measuredFrom, type Measures } from './measures.ts'

/** What these measures make of the price; null where nobody can say it now. */
export function weighedPrice(number: string, measures: Measures) {
  return {
    queryKey: [previewWeighing.path, number, JSON.stringify(measures)],
    queryFn: async () => {
      const input = { params: { number }, body: { measured: measuredFrom(measures) } }
      const answer = await call(previewWeighing, input)
      return answer && isSuccess(answer) ? answer.data.price : null
    },
  }
}

/** Longer than that nobody waits at a scale: without an answer it is kept as it was without network. */
const patience_ms = 4000

/** The same for whoever is about to keep it; undefined where nobody can say it soon. */
export async function priceSoon(number: string, measures: Measures) {
  if (!isOnline()) return undefined
  const asked = answers.fetchQuery(weighedPrice(number, measures)).catch(() => undefined)
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience_ms, undefined))
  return (await Promise.race([asked, late])) ?? undefined
}
