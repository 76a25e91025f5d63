import { expect } from '@playwright/test'
import { settle } from '../steps/account.ts'
import { database, makePerson, stayAs } from '../steps/database.ts'
import { expectSaved } from '../steps/draft.ts'
import { shipmentWithPayment } from '../steps/office.ts'
import { askForPrice, shipment } from '../steps/shipment.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('an ID number given before is used again with one press, and shown on demand only', async ({ page }) => {
  const word = shipment.sg
  await settle(page, 'sg')
  const person = await makePerson('customer')
  const number = await shipmentWithPayment()
  const db = await database()
  await db.updateTable('orders').set({ user_id: person.id }).where('tracking_number', '=', number).execute()
  await stayAs(page, person)
  await page.goto('/shipment')
  await askForPrice(page)
  const again = page.getByRole('button', { name: word.id_number_again.replace('{{masked}}', '••••5678') })
  const field = page.locator('[name=id_number]')
  await expect(field).toBeVisible()
  await expect(again).toHaveCount(0)
  await typeInto(page.locator('[name=name]'), 'siti contoh')
  await again.click()
  const show = page.getByRole('button', { name: word.id_number_show })
  await expect(show).toBeFocused()
  await expect(page.getByText('••••5678')).toBeVisible()
  await expect(page.getByText('A12345678')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByText('A12345678')).toBeVisible()
  await expectSaved(page, 'sg')
  await page.reload()
  await expect(page.getByText('••••5678')).toBeVisible()
  await expect(page.getByText('A12345678')).toHaveCount(0)
  await page.getByRole('button', { name: word.id_number_other }).click()
  await expect(field).toBeFocused()
  await typeInto(field, 'B7654321')
  await expect(field).toHaveValue('B7654321')
})
