import { expect } from '@playwright/test'
import { settle } from '../steps/account.ts'
import { arriveAs } from '../steps/database.ts'
import { expectNoOverflow } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a Malaysian postcode fills in the district, and the list names those around the city', async ({
  page,
}) => {
  await settle(page, 'sg')
  await arriveAs(page, 'customer')
  await page.goto('/profile/address/new')
  const district = page.locator('[name=district_id]')
  const options = page.getByRole('listbox').getByRole('option')
  await typeInto(page.locator('[name=postal_code]'), '63000')
  await expect(page.locator('[name=region_id]')).toHaveValue('Selangor')
  await expect(page.locator('[name=city_id]')).toHaveValue('Cyberjaya')
  await expect(district).toHaveValue('Sepang')
  await district.click()
  await expect(options).toHaveText(['Sepang'])
  // Whoever knows better is not kept from it.
  await district.pressSequentially('kuala')
  await expect(options).toHaveText(['Kuala Langat', 'Kuala Selangor'])
  await district.press('Escape')
  await expect(district).toHaveValue('Sepang')

  const city = page.locator('[name=city_id]')
  await city.click()
  await city.pressSequentially('shah')
  await city.press('Enter')
  await expect(district).toHaveValue('')
  await district.click()
  await expect(options).toHaveText(['Klang', 'Petaling'])
  await expectNoOverflow(page)
})
