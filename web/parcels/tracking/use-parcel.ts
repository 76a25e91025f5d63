import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { pathIn } from '#contract/platform/endpoint.ts'
import { followParcel, trackParcel, type TrackedParcel } from '#contract/parcels/tracking.ts'
import { answers, useAnswer } from '../../platform/use-call.ts'

const quietly_ms = 30_000
/** After a refusal, not all in the same moment. */
const again_ms = () => 20_000 + Math.random() * 20_000

/** A parcel that is told as soon as it moves; where no line can be kept open it is asked for now and then. */
export function useParcel(number: string) {
  const client = useQueryClient(answers)
  const [isLive, setLive] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const input = { params: { number } }
  const answer = useAnswer(trackParcel, input, number !== '', () => (isLive ? null : quietly_ms))
  const isThere = answer.data !== undefined
  useEffect(() => {
    if (!isThere) return undefined
    const source = new EventSource(pathIn('public', followParcel.path.replace(':number', number)))
    source.addEventListener('open', () => setLive(true))
    let timer: ReturnType<typeof setTimeout> | undefined
    source.addEventListener('error', () => {
      setLive(false)
      // A line that broke is taken up again by the browser; one that was refused is not.
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(setAttempt, again_ms(), attempt + 1)
    })
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const told: { parcel: TrackedParcel } = JSON.parse(data)
      client.setQueryData([trackParcel.path, { params: { number } }], told)
    })
    return () => {
      clearTimeout(timer)
      source.close()
      setLive(false)
    }
  }, [client, isThere, number, attempt])
  return { ...answer, isLive }
}
