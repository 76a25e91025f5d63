import { expect, type Page } from '@playwright/test'
import { languages } from '#contract/platform/language.ts'
import { parcelSteps, type EventCode } from '#contract/parcels/parcel-steps.ts'
import { newTrackingNumber, trackingNumber_bytes } from '#contract/parcels/tracking-number.ts'
import type { TrackedParcel } from '#contract/parcels/tracking.ts'
import { listLocations, type ShownLocation } from '#contract/places/locations.ts'
import { pathIn } from '#contract/platform/endpoint.ts'
import words from '../../web/locales/sg/tracking.ts'
import { settle } from '../steps/account.ts'
import { expectAccessible, expectNoOverflow } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

const number = newTrackingNumber(new Uint8Array(trackingNumber_bytes))
const jakarta = { city: 'Kota Jakarta Selatan', country_id: 'ID', lat: -6.266, lon: 106.814 } as const
const shahAlam = { city: 'Shah Alam', country_id: 'MY', lat: 3.073, lon: 101.518 } as const
const klang = { city: 'Klang', country_id: 'MY', lat: 3.033, lon: 101.45 } as const
const tarakan = { city: 'Kota Tarakan', country_id: 'ID', lat: 3.3, lon: 117.63 } as const
const jayapura = { city: 'Kota Jayapura', country_id: 'ID', lat: -2.53, lon: 140.7 } as const
const islands = {
  city: 'Kabupaten Kepulauan Siau Tagulandang Biaro',
  country_id: 'ID',
  lat: 2.74,
  lon: 125.4,
} as const

// A day as the headline, sentences of all lengths, and ways from next door to across the archipelago.
const looks = [
  { codes: ['order_created', 'picked_up', 'departed_origin'], from: shahAlam, to: jakarta },
  { codes: ['picked_up', 'customs_hold'], from: tarakan, to: jakarta, is_late: true },
  { codes: ['picked_up', 'departed_origin'], from: klang, to: shahAlam, is_late: true },
  { codes: ['sender_asked', 'delivery_failed'], from: shahAlam, to: islands },
  { codes: ['import_cleared', 'delivered'], from: jakarta, to: jayapura },
  { codes: ['payment_withdrawn'], from: null, to: jayapura },
  { codes: ['picked_up', 'origin_hub_in'], from: shahAlam, to: jakarta },
  { codes: ['import_cleared', 'out_for_delivery'], from: shahAlam, to: jakarta },
] as const satisfies readonly Look[]

interface Look {
  codes: readonly EventCode[]
  from: TrackedParcel['from']
  to: TrackedParcel['to']
  is_late?: boolean
}

for (const language of languages)
  test(`no words of the poster meet others or leave the screen, in ${language}`, async ({ page }) => {
    await settle(page, language)
    await page.route(`**/tracking/${number}/live`, (route) => route.abort())
    for (const look of looks) {
      await page.unroute(`**/tracking/${number}`)
      await page.route(`**/tracking/${number}`, (route) =>
        route.fulfill({ json: { code: 200, code_message: 'success', data: { parcel: parcelOf(look) } } }),
      )
      await page.goto(`/resi-detail?number=${number}`)
      await expect(page.locator('.poster-map')).toBeVisible()
      for (const width of [320, 360, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 740 })
        await expectNoOverflow(page)
        await expect.poll(() => clashes(page), `${look.codes.at(-1)} at ${width} px`).toEqual([])
        await expect.poll(() => dotsThatTouch(page), `${look.codes.at(-1)} at ${width} px`).toEqual([])
      }
    }
  })

test('the day that its receiver booked is the day of the poster, and that of its last point', async ({
  page,
}) => {
  await settle(page, 'sg')
  await page.clock.setFixedTime('2026-09-20T03:00:00.000Z')
  const [look] = looks
  if (!look) throw new Error('There is no look.')
  const parcel = { ...parcelOf(look), booked_day: '2026-09-22', booked_from: '09:00', booked_to: '12:00' }
  await answerWith(page, parcel)
  await page.goto(`/resi-detail?number=${number}`)
  const poster = page.locator('.poster')
  await expect(poster).toContainText('22 September')
  await expect(poster).toContainText('22 Sept')
  await expect(poster).toContainText(/09:00–.?12:00.WIB, at the door/)
  await expect(poster).not.toContainText('23 Sep')
  // A quarter past twelve there: what was promised for these hours is no promise any more.
  await page.clock.setFixedTime('2026-09-22T05:15:00.000Z')
  await page.reload()
  await expect(poster).toContainText('The booked time has passed')
  await expect(poster).not.toContainText('09:00')
  await page.clock.setFixedTime('2026-09-20T03:00:00.000Z')

  // Nobody was met, and another day has been chosen since: that is what counts.
  const missed = { code: 'delivery_failed', macro: 'attempt_failed', events: [], may_answer: true } as const
  const at = '2026-09-20T03:00:00.000Z'
  const events = [{ ...missed, id: 'missed', city: null, country_id: null, region_id: null, at }]
  await answerWith(page, { ...parcel, ...missed, events })
  await page.reload()
  await expect(poster).toContainText(words.comes_again)
  await expect(poster).toContainText('22 September')
  await expect(poster).toHaveClass(/poster-moving/)
})

test('the poster says why nobody was met, and until when the parcel lies at its counter for nothing', async ({
  page,
}) => {
  await settle(page, 'sg')
  await page.clock.setFixedTime('2026-09-20T03:00:00.000Z')
  const [look] = looks
  if (!look) throw new Error('There is no look.')
  const missed = { code: 'delivery_failed', macro: 'attempt_failed' } as const
  await answerWith(page, { ...parcelOf(look), ...missed, failed_because: 'no_access' })
  await page.goto(`/resi-detail?number=${number}`)
  const poster = page.locator('.poster')
  await expect(poster).toContainText(words.failed_because.no_access)
  // With a reason or without one, that it failed is said once.
  await expect(poster.getByRole('heading')).toHaveText(words.tried_again)
  await answerWith(page, { ...parcelOf(look), ...missed, failed_because: null })
  await page.reload()
  await expect(poster.getByRole('heading')).toHaveText(words.tried_again)
  await expect(poster.getByText(words.events.delivery_failed)).toHaveCount(1)
  const ready = {
    ...parcelOf(look),
    code: 'ready_for_collection',
    macro: 'available_for_pickup',
    is_collected: true,
  } as const
  await answerWith(page, { ...ready, free_until: '2026-09-27' })
  await page.reload()
  await expect(poster).toContainText(`${words.free_until}Sunday 27 September`)
  await expect(page.getByText(words.next.collect)).toBeVisible()
  // The day that was chosen for collecting it comes first.
  const booked = { booked_day: '2026-09-22', booked_from: '09:00', booked_to: '12:00' }
  await answerWith(page, { ...ready, ...booked, free_until: '2026-09-27' })
  await page.reload()
  await expect(poster).toContainText(`${words.collect_on}Tuesday 22 September`)
  await expect(poster).toContainText(/storage until Sunday, 27.September/)
  await answerWith(page, { ...ready, free_until: '2026-09-19' })
  await page.reload()
  await expect(poster).toContainText(/storage until Saturday, 19.September/)
})

test('whoever collects a parcel that is ready sees the counter, its hours and the way there', async ({
  page,
}) => {
  await settle(page, 'sg')
  const [look] = looks
  if (!look) throw new Error('There is no look.')
  const { data } = await (await page.request.get(pathIn('public', listLocations.path))).json()
  const [counter]: ShownLocation[] = data.location_data
  if (!counter) throw new Error('There is no counter.')
  const parcel: TrackedParcel = {
    ...parcelOf(look),
    code: 'ready_for_collection',
    macro: 'available_for_pickup',
    counter_id: counter.id,
  }
  await answerWith(page, parcel)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/resi-detail?number=${number}`)
  await expect(page.getByRole('heading', { name: words.collect_here })).toBeVisible()
  await expect(page.getByRole('heading', { name: counter.label })).toBeVisible()
  await expect(page.getByText(counter.address)).toBeVisible()
  await expect(page.getByRole('link', { name: counter.phone })).toBeVisible()
  await expect(page.locator(`a[href*="destination=${counter.lat},${counter.lon}"]`)).toBeVisible()
  await expectAccessible(page, 'a parcel that is ready')
  await expectNoOverflow(page)

  // Until it is handed over the one way is told that was chosen.
  const waiting = { ...parcelOf(look), code: 'label_created', macro: 'info_received' } as const
  await answerWith(page, { ...waiting, brought_to: counter.id })
  await page.reload()
  await expect(page.getByRole('heading', { name: words.bring_here })).toBeVisible()
  await expect(page.getByText(words.next.brought)).toBeVisible()
  await expect(page.getByRole('heading', { name: counter.label })).toBeVisible()
  await answerWith(page, waiting)
  await page.reload()
  await expect(page.getByText(words.next.fetch)).toBeVisible()
  await expect(page.getByRole('heading', { name: words.bring_here })).toHaveCount(0)
})

/** Whoever asks for the number gets this parcel. */
async function answerWith(page: Page, parcel: TrackedParcel) {
  await page.route(`**/tracking/${number}/live`, (route) => route.abort())
  await page.route(`**/tracking/${number}`, (route) =>
    route.fulfill({ json: { code: 200, code_message: 'success', data: { parcel } } }),
  )
}

function parcelOf({ codes, from, to, is_late = false }: Look): TrackedParcel {
  const events = codes
    .map((code, index) => ({
      id: String(index),
      code,
      macro: parcelSteps[code].macro,
      city: to.city,
      country_id: to.country_id,
      region_id: null,
      at: `2026-09-${String(10 + index)}T03:00:00.000Z`,
    }))
    .toReversed()
  const code = codes[codes.length - 1] ?? 'order_created'
  return {
    tracking_number: number,
    type: 'shipment',
    mode: 'sea',
    code,
    macro: parcelSteps[code].macro,
    from,
    to,
    arrives: { from: '2026-09-21', to: '2026-09-23' },
    booked_day: null,
    booked_from: null,
    booked_to: null,
    counter_id: null,
    brought_to: null,
    fetch_day: null,
    is_collected: false,
    is_late,
    box_service: null,
    may_answer: false,
    events,
  }
}

/** Pairs of words on the poster whose letters meet, and words that the screen cuts off. */
function clashes(page: Page) {
  return page.evaluate(() => {
    const poster = document.querySelector('.poster')
    if (!poster) return ['no poster']
    const shown = [...poster.querySelectorAll('p, h2, text')].filter(
      (element) => element.checkVisibility() && (element.textContent ?? '').trim() !== '',
    )
    const words = shown.flatMap((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const rects = element instanceof SVGElement ? [element.getBoundingClientRect()] : range.getClientRects()
      // Lines have some room above and below their letters.
      return [...rects].map(({ left, right, top, bottom }) => ({
        element,
        text: (element.textContent ?? '').trim(),
        left,
        right,
        top: top + (bottom - top) * 0.12,
        bottom: bottom - (bottom - top) * 0.12,
      }))
    })
    const cut = words.filter(({ left, right }) => left < 0 || right > window.innerWidth)
    const met = words.flatMap((one, index) =>
      words
        .slice(index + 1)
        .filter(
          (other) =>
            one.element !== other.element &&
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        )
        .map((other) => `${one.text} meets ${other.text}`),
    )
    return [...cut.map(({ text }) => `${text} is cut off`), ...met]
  })
}

/** Dots of the milestones, and those of the map, between which nothing is seen. One may lie in the middle of another. */
function dotsThatTouch(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('.poster-miles, .poster-map')].flatMap((picture) => {
      const dots = [...picture.querySelectorAll('circle:not([opacity])')]
        .filter((dot) => dot.checkVisibility())
        .map((dot) => {
          const { left, top, width } = dot.getBoundingClientRect()
          return { x: left + width / 2, y: top + width / 2, radius: width / 2 }
        })
      return dots.flatMap((one, index) =>
        dots.slice(index + 1).flatMap((other) => {
          const apart = Math.hypot(one.x - other.x, one.y - other.y)
          const between = apart - one.radius - other.radius
          return apart > 1 && between < 3 ? [`${picture.classList[0]}: ${between.toFixed(1)} px`] : []
        }),
      )
    }),
  )
}
