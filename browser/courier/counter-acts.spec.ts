import { expect } from '@playwright/test'
import { settle } from '../steps/account.ts'
import { actOf, words } from '../steps/courier.ts'
import { arriveAs } from '../steps/database.ts'
import { makePaidShipment } from '../steps/parcel.ts'
import { typeInto } from '../steps/typing.ts'
import { expectAccessible, expectNoOverflow } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

test('the acts of a counter are a press or a key away', async ({ page }) => {
  const { counter, batch } = words.sg.courier
  await page.setViewportSize({ width: 360, height: 740 })
  await settle(page, 'sg')
  await arriveAs(page, 'agent')
  await page.goto('/courier')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(counter.heading)
  await expectNoOverflow(page)
  await expectAccessible(page, 'the acts of a counter')
  await page.getByRole('button', { name: counter.acts.hand_out }).click()
  await expect(page.locator('[name=number]')).toBeFocused()
  // No key counts while somebody types.
  await page.keyboard.type('1')
  await expect(page.locator('[name=number]')).toHaveValue('1')
  await page.keyboard.press('Backspace')
  await page.locator('[name=number]').blur()
  await page.keyboard.press('3')
  await expect(page).toHaveURL(/\/courier\/cash$/)
  await page.goBack()
  await page.getByRole('link', { name: counter.acts.take_in }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(actOf('sg', 'dropped_off'))
  // Booked for another counter, or for none: it is taken in all the same, and not unknowingly.
  await typeInto(page.locator('[name=number]'), await makePaidShipment())
  await page.keyboard.press('Enter')
  await expect(page.getByText(batch.unexpected)).toBeVisible()
  await expectNoOverflow(page)
  // A reader of labels types wherever the cursor is, and what it read before was no number.
  await typeInto(page.locator('[name=number]'), 'CONTOH')
  await page.keyboard.press('Enter')
  await expect(page.getByText(batch.wrong)).toBeVisible()
  await expect(page.locator('[name=number]')).toHaveValue('CONTOH')
  // What was taken in is weighed next, without its number being typed once more.
  const send = batch.send.replace('{{step}}', actOf('sg', 'dropped_off')).replace('{{count}}', '1')
  await page.getByRole('button', { name: send }).click()
  await page.getByRole('link', { name: actOf('sg', 'reweighed') }).click()
  await expect(page.getByRole('heading', { name: actOf('sg', 'reweighed') })).toBeVisible()
})

test('what a reader of labels types is a number, wherever the cursor is, and no key of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await settle(page, 'sg')
  await arriveAs(page, 'agent')
  const number = await makePaidShipment()
  await page.goto('/courier')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.sg.courier.counter.heading)
  await expect(page.locator('[name=number]')).toBeVisible()
  await page.keyboard.type(number)
  await expect(page.locator('[name=number]')).toHaveValue(number)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`number=${number}`))
})
