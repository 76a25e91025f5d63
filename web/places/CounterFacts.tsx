import { company } from '#contract/site/company.ts'
import type { ShownLocation } from '#contract/places/locations.ts'
import { weekdays } from '#contract/places/opening-hours.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The counters for search engines that draw the page: a data block, which never runs. Samples are nobody's shop. */
export function CounterFacts({ locations }: { locations: readonly ShownLocation[] }) {
  const real = locations.filter(({ is_sample }) => !is_sample)
  if (real.length === 0) return null
  const facts = { '@context': 'https://schema.org', '@graph': real.map(counter) }
  const text = JSON.stringify(facts).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}

function counter({ label, phone, lat, lon, hours, ...place }: ShownLocation) {
  return {
    '@type': 'LocalBusiness',
    name: `${company.name}: ${label}`,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: place.address,
      postalCode: place.postal_code,
      addressLocality: place.city,
      addressRegion: place.region,
      addressCountry: place.country_id,
    },
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lon },
    openingHoursSpecification: weekdays.flatMap((day) => {
      const [opens, closes] = hours[`${day}`] ?? []
      return opens ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: days[day - 1], opens, closes }] : []
    }),
  }
}
