import { useCallback, useEffect, useRef, useState } from 'react'
import type { Data } from '#contract/platform/endpoint.ts'
import type { createQuote } from '#contract/prices/quotes.ts'
import { takeEarly } from '../../platform/early-answers.ts'
import { bodyOf, quotesAddress, type Parcel } from './first-parcel.ts'

type Offers = Data<typeof createQuote>

const settled_ms = 250

const none = { offers: undefined, isCurrent: false, hasFailed: false }

/** What the parcel costs by air and by sea, asked for again whenever it changes; nothing, where it is wrong. */
export function useOffers(parcel: Parcel, isWrong: boolean) {
  const body = bodyOf(parcel)
  const [known, setKnown] = useState<{ body: string; offers: Offers | undefined }>()
  const ask = useCallback(
    (signal?: AbortSignal) =>
      quote(body, signal).then(
        (offers) => setKnown({ body, offers }),
        () => !signal?.aborted && setKnown({ body, offers: undefined }),
      ),
    [body],
  )
  const isFirst = useRef(true)
  useEffect(() => {
    if (isWrong) return
    const leaving = new AbortController()
    // The first at once; then as soon as nothing changes any more.
    const timer = setTimeout(() => void ask(leaving.signal), isFirst.current ? 0 : settled_ms)
    isFirst.current = false
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

async function quote(body: string, signal: AbortSignal | undefined) {
  const headers = { 'content-type': 'application/json' }
  const early = takeEarly(`${quotesAddress}#${encodeURIComponent(body)}`, undefined)
  const reply = await (early ??
    fetch(quotesAddress, { method: 'POST', headers, body, ...(signal ? { signal } : {}) }))
  const { data }: { data?: Offers } = await reply.json()
  return data
}
