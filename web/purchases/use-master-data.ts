import { useEffect } from 'react'
import { readMasterData } from '#contract/master-data.ts'
import { leaveFor } from '../stored-user.ts'
import { useAnswer } from '../use-call.ts'

const query = { is_active: 'true', 'sort_by[max_weight]': '1' } as const

/** What can be chosen now. When this call itself is not found the session is of no use: back to the login. */
export function useMasterData() {
  const answer = useAnswer(readMasterData, { query })
  const isGone = answer.error?.message === 'not_found'
  useEffect(() => {
    if (isGone) leaveFor('/login')
  }, [isGone])
  return answer
}
