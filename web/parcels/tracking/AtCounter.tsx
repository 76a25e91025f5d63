import { useEffect, useState } from 'react'
import { listLocations } from '#contract/places/locations.ts'
import { LocationCard } from '../../places/LocationCard.tsx'
import { useLateTexts } from '../../platform/late-texts.ts'
import { useAnswer } from '../../platform/use-call.ts'

interface Props {
  counter_id: string
  heading: string
}

/** Where the parcel lies or is brought, until when today, and how to get there. */
export default function AtCounter({ counter_id, heading }: Props) {
  const hasWords = useCounterWords()
  const { data } = useAnswer(listLocations)
  const location = data?.location_data.find(({ id }) => id === counter_id)
  if (!data || !location || !hasWords) return null
  return (
    <section className="grid gap-4">
      <h2 className="text-2xl">{heading}</h2>
      <ul>
        <LocationCard location={location} distance_km={undefined} now={new Date(data.server_time)} />
      </ul>
    </section>
  )
}

function useCounterWords() {
  const loadTexts = useLateTexts()
  const [isHere, setIsHere] = useState(false)
  useEffect(() => {
    let isGone = false
    void loadTexts(['location']).then(
      () => !isGone && setIsHere(true),
      // Without a connection the sentence above still says what follows.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [loadTexts])
  return isHere
}
