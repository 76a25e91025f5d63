import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { pathIn } from '#contract/endpoint.ts'
import { trackParcel, type TrackedParcel } from '#contract/tracking.ts'
import { answers, useAnswer } from '../use-call.ts'

const quietly_ms = 30_000

/** A parcel that is told as soon as it moves; where no line can be kept open it is asked for now and then. */
export function useParcel(number: string) {
  const client = useQueryClient(answers)
  const [isLive, setLive] = useState(false)
  const input = { params: { number } }
  const answer = useAnswer(trackParcel, input, number !== '', () => (isLive ? null : quietly_ms))
  const isThere = answer.data !== undefined
  useEffect(() => {
    if (!isThere) return undefined
    const source = new EventSource(`${pathIn('public', trackParcel.path.replace(':number', number))}/live`)
    source.addEventListener('open', () => setLive(true))
    source.addEventListener('error', () => setLive(false))
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const told: { parcel: TrackedParcel } = JSON.parse(data)
      client.setQueryData([trackParcel.path, { params: { number } }], told)
    })
    return () => {
      source.close()
      setLive(false)
    }
  }, [client, isThere, number])
  return { ...answer, isLive }
}
