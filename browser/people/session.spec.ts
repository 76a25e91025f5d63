import { expect } from '@playwright/test'
import { accounts, logIn, password, settle } from '../steps/account.ts'
import { arriveAs, database } from '../steps/database.ts'
import { arriveWithPassword } from '../steps/owner.ts'
import { expectAccessible, listen } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

const language = 'id'

test.use({ viewport: { width: 360, height: 740 } })

test('a dead session says why it asks for the login, and comes back', async ({ page }) => {
  const words = accounts[language].login
  await settle(page, language)
  const { email } = await arriveWithPassword(page)
  await endSessionsOf(email)
  await page.goto('/profile/address')
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile%2Faddress$/)
  await expect(page.getByText(words.session_ended)).toBeVisible()
  await expectAccessible(page, 'the login after a dead session')
  await logIn(page, email, password)
  await expect(page).toHaveURL(/\/profile\/address$/)
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: words.heading })).toBeVisible()
  await expect(page.getByText(words.session_ended)).toHaveCount(0)
})

test('a shipment whose master data are not found goes to the login, as a purchase does', async ({ page }) => {
  const complaints = listen(page)
  await settle(page, 'sg')
  await arriveAs(page, 'customer')
  await page.route('**/purchase/masterdata*', (route) =>
    route.fulfill({ status: 404, json: { code: 404, code_message: 'not_found' } }),
  )
  await page.goto('/shipment')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(accounts.sg.login.session_ended)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
})

async function endSessionsOf(email: string) {
  const db = await database()
  await db
    .deleteFrom('sessions')
    .where('user_id', 'in', db.selectFrom('users').select('id').where('email', '=', email))
    .execute()
}

test('what could not be reached is told to the log of the server once it is back, and nothing else', async ({
  page,
}) => {
  // All journeys share one address, and what went wrong in others counts against it, too.
  await (await database()).deleteFrom('limits').where('bucket', 'like', 'network-failures:%').execute()
  await settle(page, 'sg')
  await arriveAs(page, 'customer')
  await page.route('**/api/user/v1/voucher*', (route) => route.abort())
  await page.goto('/voucher?x=siti')
  const noted = () => page.evaluate(() => sessionStorage.getItem('failures'))
  await expect.poll(noted).toContain('GET /voucher')
  const told = page.waitForRequest('**/api/v1/network-failure')
  await page.goto('/transaction')
  const report = await told
  expect(report.headers()['authorization']).toBeUndefined()
  expect(report.postData()).not.toContain('siti')
  expect((await report.response())?.status()).toBe(200)
  await expect.poll(noted).toBeNull()
})
