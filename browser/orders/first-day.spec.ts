import { expect, type APIRequestContext } from '@playwright/test'
import { firstCheckedVisit } from '#contract/orders/first-checked-visit.ts'
import { listSlots } from '#contract/places/slots.ts'
import { pathIn } from '#contract/platform/endpoint.ts'
import { settle } from '../steps/account.ts'
import { arriveAs } from '../steps/database.ts'
import { test } from '../steps/journey.ts'
import shipment from '../../web/locales/sg/shipment.ts'
import ui from '../../web/locales/sg/ui.ts'

const day_ms = 86_400_000

const region = 'MY-01'

interface Answer {
  data: { slot_data: { day: string; slots: { left: number }[] }[] }
}

/** A moment from which the page proposes one of the open days that it shows, but not the first of them. */
async function momentBetween(request: APIRequestContext) {
  const reply = await request.get(pathIn('public', listSlots.path).replace(':region', region))
  const { data }: Answer = await reply.json()
  const open = data.slot_data.filter(({ slots }) => slots.some(({ left }) => left > 0)).map(({ day }) => day)
  const [first = '', , , , fifth = ''] = open
  const moments = Array.from({ length: 21 }, (_, days) => new Date(Date.now() + days * day_ms))
  const moment = moments.find((one) => firstCheckedVisit(one) > first && firstCheckedVisit(one) <= fifth)
  if (!moment) throw new Error(`No moment proposes a day after ${first} and up to ${fifth}`)
  return moment
}

test.use({ viewport: { width: 360, height: 740 } })

test('a day before which the payment may not be checked says so once it is chosen', async ({ page }) => {
  await settle(page, 'sg')
  await arriveAs(page, 'customer')
  // To this device it is later, so that the first days that are open come before the one it proposes.
  await page.clock.setFixedTime(await momentBetween(page.request))
  await page.goto('/shipment')
  await page.locator('[name=quote_from]').selectOption(`MY/${region}`)
  const days = page.getByRole('group', { name: shipment.visit.courier }).getByRole('radio')
  await expect(days.first()).toBeVisible()
  await expect(page.getByText(ui.visit.maybe_unchecked)).toHaveCount(0)
  await days.first().press(' ')
  await expect(days.first()).toBeChecked()
  await expect(page.getByText(ui.visit.maybe_unchecked)).toBeVisible()
  await days.last().press(' ')
  await expect(page.getByText(ui.visit.maybe_unchecked)).toHaveCount(0)
})
