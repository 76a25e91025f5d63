import { expect } from '@playwright/test'
import { settle } from '../steps/account.ts'
import { arriveAs, database, makePerson } from '../steps/database.ts'
import { test } from '../steps/journey.ts'
import { shipmentOfSomebody } from '../steps/office.ts'
import { expectAccessible } from '../steps/steps.ts'
import words from '../../web/locales/sg/office_parcels.ts'

test('a courier of another country stands apart, and the form says so once they are chosen', async ({
  page,
}) => {
  const [far, near] = [await makePerson('courier'), await makePerson('courier')]
  const db = await database()
  await db
    .insertInto('courier_areas')
    .values([
      { user_id: far.id, region_id: '32', city_id: null },
      { user_id: near.id, region_id: 'MY-10', city_id: null },
    ])
    .execute()
  const { number } = await shipmentOfSomebody()
  await settle(page, 'sg')
  await arriveAs(page, 'admin')
  await page.goto(`/office/parcels/${number}`)
  const { assign } = words
  const field = page.getByLabel(assign.label)
  const apart = field.locator(`optgroup[label="${assign.beyond}"]`)
  await expect(apart.locator(`option[value="${far.id}"]`)).toHaveCount(1)
  await expect(apart.locator(`option[value="${near.id}"]`)).toHaveCount(0)
  await field.selectOption(near.id)
  await expect(page.getByText(assign.is_beyond)).toBeHidden()
  await field.selectOption(far.id)
  await expect(page.getByText(assign.is_beyond)).toBeVisible()
  await expectAccessible(page, 'a courier who works elsewhere')
  await page.getByRole('button', { name: assign.save, exact: true }).click()
  await expect(page.getByText(assign.saved.replace('{{name}}', 'Nur Contoh'))).toBeVisible()
})
