import { expect } from '@playwright/test'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import orderChange from '../../web/locales/sg/order_change.ts'
import detail from '../../web/locales/sg/shipment_detail.ts'
import errors from '../../web/locales/sg/error.ts'
import { settle } from '../steps/account.ts'
import { arriveAs, stayAs } from '../steps/database.ts'
import { office, shipmentOfSomebody } from '../steps/office.ts'
import { tell } from '../steps/parcel.ts'
import { pickFrom } from '../steps/purchase.ts'
import { expectAccessible, expectNoOverflow, listen } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

const { city, old_label } = office.sg.parcels

test('the office sends a parcel under way to another city, once it has seen what that costs; its owner is asked for it', async ({
  page,
  browser,
}) => {
  const complaints = listen(page)
  const { number, id, owner } = await shipmentOfSomebody()
  await settle(page, 'sg')
  await arriveAs(page, 'admin')
  await page.goto(`/office/parcels/${number}`)
  await expect(page.getByText(office.sg.parcels.next.heading).first()).toBeVisible()
  await expect(page.getByText(city.heading)).toBeHidden()
  await tell(number, 'picked_up')
  await page.reload()
  const form = page.locator('details').filter({ hasText: city.heading })
  await form.locator('summary').click()
  await form.getByRole('button', { name: city.ask }).click()
  await expect(form.getByText(errors.receiver_unchanged)).toBeVisible()
  await pickFrom(page, 'region_id', 'Bali')
  await form.getByRole('button', { name: city.ask }).click()
  await expect(form.locator('[name=city_id]')).toHaveAttribute('aria-invalid', 'true')
  await pickFrom(page, 'city_id', 'Kota Denpasar')
  await pickFrom(page, 'district_id', 'Denpasar Selatan')
  await typeInto(form.locator('[name=address]'), 'Jl. Sesetan 8')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page, 'another city for a parcel')
  await expectNoOverflow(page)
  await form.getByRole('button', { name: city.ask }).click()
  const question = page.locator('dialog[open]')
  await expect(question.getByText(city.labels)).toBeVisible()
  await question.getByRole('button', { name: city.confirm }).click()
  await expect(page.getByText(city.done)).toBeVisible()
  await page.locator('summary').filter({ hasText: orderChange.changes }).click()
  await expect(page.getByRole('cell', { name: 'Jl. Sesetan 8' })).toBeVisible()
  await page.goto('/office/search')
  await typeInto(page.locator('#office-search'), `${number}-1`)
  const found = page.getByRole('link', { name: inGroups(number) })
  // Before the last key the same parcel is found by its number alone.
  await expect(found).toHaveAttribute('href', /label=1$/)
  await found.click()
  await expect(page.getByText(old_label.title)).toBeVisible()
  await expectAccessible(page, 'a parcel with an old label')

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' })
  const asked = await phone.newPage()
  await settle(asked, 'sg')
  await stayAs(asked, owner)
  await asked.goto(`/shipment-detail?id=${id}`)
  await expect(asked.getByRole('heading', { name: detail.fees.heading })).toBeVisible()
  await expect(asked.getByText('Change of address').first()).toBeVisible()
  expect(complaints.filter((complaint) => !/status of 4(00|09)/.test(complaint))).toEqual([])
})
