import { useEffect } from 'react'
import { leaveFor } from '../stored-user.ts'
import { useMasterData } from '../ui/use-master-data.ts'

/** When this call itself is not found the session is of no use: back to the login. */
export function useMasterDataOrLogin() {
  const answer = useMasterData()
  const isGone = answer.error?.message === 'not_found'
  useEffect(() => {
    if (isGone) leaveFor('/login')
  }, [isGone])
  return answer
}
