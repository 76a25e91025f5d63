import { readMasterData } from '#contract/site/master-data.ts'
import { useAnswer } from '../../platform/use-call.ts'

const query = { is_active: 'true', 'sort_by[max_weight]': '1' } as const

/** What can be chosen now, the smallest box first; asked for once by all who show some of it. */
export function useMasterData() {
  return useAnswer(readMasterData, { query })
}
