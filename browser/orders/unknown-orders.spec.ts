import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { inGroups, newTrackingNumber } from '#contract/parcels/tracking-number.ts'
import { settle } from '../steps/account.ts'
import { arriveAs, database, makePerson } from '../steps/database.ts'
import { words } from '../steps/purchase.ts'
import { expectAccessible, expectNoOverflow } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

const language = 'sg'

test.use({ viewport: { width: 360, height: 740 } })

test('an order that is not there, or somebody else’s, leads on by number', async ({ page }) => {
  const { success, tracking } = words[language]
  const db = await database()
  const stranger = await makePerson('customer')
  const foreign = randomUUID()
  const number = newTrackingNumber(crypto.getRandomValues(new Uint8Array(12)))
  await db
    .insertInto('orders')
    .values({
      id: foreign,
      tracking_number: number,
      type: 'shipment',
      user_id: stranger.id,
      total_sen: 100,
    })
    .execute()
  await settle(page, language)
  await arriveAs(page, 'customer')
  const pages = ['/shipment-detail', '/shipment-success']
  for (const path of pages)
    for (const query of ['', '?id=mistyped', `?id=${randomUUID()}`, `?id=${foreign}`]) {
      await page.goto(path + query)
      await expect(page.getByText(success.unknown.heading), path + query).toBeVisible()
      await expect(page.locator('main [name=number]')).toHaveValue('')
    }
  await expectAccessible(page, 'an unknown order')
  await expectNoOverflow(page)
  await typeInto(page.locator('main [name=number]'), 'nothing')
  await page.locator('main [name=number]').press('Enter')
  await expect(page.getByText(tracking.not_found)).toBeVisible()
  // Whoever pasted a number in place of the id finds it in the field.
  await page.goto(`/shipment-detail?id=${number.toLowerCase()}`)
  await expect(page.locator('main [name=number]')).toHaveValue(inGroups(number))
  await page.locator('main [name=number]').press('Enter')
  await expect(page).toHaveURL(new RegExp(`/resi-detail\\?number=${number}$`))
  await db.deleteFrom('orders').where('id', '=', foreign).execute()
})

test('the head office in the footer leads to the map', async ({ page }) => {
  await settle(page, 'sg')
  await page.goto('/')
  const link = page.locator('footer address a')
  await expect(link).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Lot%208/,
  )
  await expect(link).toContainText('Pelabuhan Klang')
})
