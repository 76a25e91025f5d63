import { expect } from '@playwright/test'
import { receiverChange } from '#contract/orders/receiver-changes.ts'
import errors from '../../web/locales/sg/error.ts'
import detail from '../../web/locales/sg/shipment_detail.ts'
import shipment from '../../web/locales/sg/shipment.ts'
import { settle } from '../steps/account.ts'
import { arriveAs, stayAs } from '../steps/database.ts'
import { shipmentOfSomebody } from '../steps/office.ts'
import { tell } from '../steps/parcel.ts'
import { expectAccessible, expectNoOverflow, listen } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

const { change } = shipment

test('a wrong street is put right by its owner, and after the hand-over by the office, for the fee of the card', async ({
  page,
  browser,
}) => {
  const complaints = listen(page)
  const { number, id, owner } = await shipmentOfSomebody()
  await page.setViewportSize({ width: 360, height: 740 })
  await settle(page, 'sg')
  await stayAs(page, owner)
  await page.goto(`/shipment-detail?id=${id}`)
  const form = page.locator('details').filter({ hasText: change.heading })
  await form.locator('summary').click()
  // Whatever may be changed has its field; a picture is asked for with another name.
  for (const name of Object.keys(receiverChange.shape).filter((field) => field !== 'passport_image_id'))
    await expect(form.locator(`[name=${name}]`), name).toBeAttached()
  await form.getByRole('button', { name: change.save }).click()
  await expect(form.getByText(errors.receiver_unchanged)).toBeVisible()
  await typeInto(form.locator('[name=name]'), 'Pak Contoh')
  await form.getByRole('button', { name: change.save }).click()
  await expect(form.getByText(errors.id_number_required)).toBeVisible()
  await typeInto(form.locator('[name=name]'), 'Siti Contoh')
  await typeInto(form.locator('[name=address]'), 'Jl. Asia Afrika 8')
  await expectAccessible(page, 'a receiver that is changed')
  await expectNoOverflow(page)
  await form.getByRole('button', { name: change.save }).click()
  await expect(page.getByText(change.done)).toBeVisible()
  await page.locator('summary', { hasText: new RegExp(`^${shipment.steps.receiver}`) }).click()
  await expect(page.getByText('Jl. Asia Afrika 8').filter({ visible: true }).first()).toBeVisible()

  await tell(number, 'picked_up')
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' })
  const office = await desk.newPage()
  await settle(office, 'sg')
  await arriveAs(office, 'admin')
  await office.goto(`/office/parcels/${number}`)
  const ofOffice = office.locator('details').filter({ hasText: change.heading })
  await ofOffice.locator('summary').click()
  await typeInto(ofOffice.locator('[name=address]'), 'Jl. Braga 3')
  await expectAccessible(office, 'a receiver that the office changes')
  await ofOffice.getByRole('button', { name: change.save }).click()
  await expect(office.getByText(change.done)).toBeVisible()

  await page.goto(`/shipment-detail?id=${id}`)
  await expect(page.getByRole('heading', { name: detail.fees.heading })).toBeVisible()
  await expect(page.getByText('Change of address').first()).toBeVisible()
  await expect(page.getByText(change.heading, { exact: true })).toBeHidden()
  const unexpected = complaints.filter((complaint) => !/status of 4(00|09)/.test(complaint))
  expect(unexpected).toEqual([])
})
