import { useCallback, useEffect, useState } from 'react'
import type { Data } from '#contract/platform/endpoint.ts'
import type { createQuote, QuoteMeasures } from '#contract/prices/quotes.ts'

export interface Parcel {
  /** Country and region, as in `MY/MY-10`. */
  from: string
  to: string
  kg: number
  /** The label of an official box; own packaging is an empty name, as in the order itself. */
  box: string
  /** Fetched at the sender's door instead of brought to a counter. */
  isFetched: boolean
  /** As far as they are said: all three sides count, or none. */
  measures?: QuoteMeasures
}

type Offers = Data<typeof createQuote>

const settled_ms = 250
/** As long as nobody has measured it only the scale counts. */
const unmeasured = { length: 10, width: 10, height: 10 }

const none = { offers: undefined, isCurrent: false, hasFailed: false }

/** What the parcel costs by air and by sea, asked for again whenever it changes; nothing, where it is wrong. */
export function useOffers({ from, to, kg, box, isFetched, measures }: Parcel, isWrong: boolean) {
  const [origin_country, origin_region] = from.split('/')
  const [destination_country, destination_region] = to.split('/')
  const places = { origin_country, origin_region, destination_country, destination_region }
  const size = box ? { box } : (sidesOf(measures) ?? unmeasured)
  const body = JSON.stringify({
    ...places,
    weight_kg: kg,
    ...size,
    declared_value: measures?.declared_value,
    service_sender: isFetched ? 'pickup' : 'drop_off',
  })
  const [known, setKnown] = useState<{ body: string; offers: Offers | undefined }>()
  const ask = useCallback(
    (signal?: AbortSignal) =>
      quote(body, signal).then(
        (offers) => setKnown({ body, offers }),
        () => !signal?.aborted && setKnown({ body, offers: undefined }),
      ),
    [body],
  )
  useEffect(() => {
    if (isWrong) return
    const leaving = new AbortController()
    const timer = setTimeout(() => void ask(leaving.signal), settled_ms)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [ask, isWrong])
  const isCurrent = known?.body === body
  const retry = () => void ask()
  if (isWrong) return { ...none, retry }
  return {
    /** Those of the last parcel, as long as the answer for this one is on its way. */
    offers: known?.offers,
    isCurrent: isCurrent && known.offers !== undefined,
    hasFailed: isCurrent && known.offers === undefined,
    retry,
  }
}

/** All three, or nothing. */
export function sidesOf({ length, width, height }: QuoteMeasures = {}) {
  return length && width && height ? { length, width, height } : undefined
}

async function quote(body: string, signal: AbortSignal | undefined) {
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch('/api/v1/quotes', {
    method: 'POST',
    headers,
    body,
    ...(signal ? { signal } : {}),
  })
  const { data }: { data?: Offers } = await reply.json()
  return data
}
