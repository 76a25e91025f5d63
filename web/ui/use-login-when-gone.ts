import { useEffect } from 'react'
import { endSession, leaveFor } from '../platform/stored-user.ts'

/** When what an order is made of is itself not found, the session is of no use: back to the login. */
export function useLoginWhenGone<Answer extends { error: Error | null }>(answers: readonly Answer[]) {
  const isGone = answers.some(({ error }) => error?.message === 'not_found')
  useEffect(() => {
    if (!isGone) return
    leaveFor('/login')
    endSession()
  }, [isGone])
  return isGone
}
