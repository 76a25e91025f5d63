import { expect } from '@playwright/test'
import { accounts, codeFor, password, settle } from '../steps/account.ts'
import { listen } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('who registers on the way to an order comes back to it, with everything that was chosen', async ({
  page,
}) => {
  await settle(page, 'sg')
  const email = `way-${Date.now()}@example.com`
  await page.goto(
    '/shipment?origin_country=MY&destination_country=ID&weight=12.5&box=XL&mode=sea&declared_value=300',
  )
  await expect(page).toHaveURL(/\/login\?next=/)
  const toRegister = { name: accounts.sg.login.register, exact: true }
  await page.locator('main').getByRole('link', toRegister).click()
  await expect(page).toHaveURL(/\/register\?next=/)
  await typeInto(page.locator('[name=name]'), 'Nur Contoh')
  await typeInto(page.locator('[name=email]'), email)
  await typeInto(page.locator('[name=phone]'), '0123456789')
  await typeInto(page.locator('[name=password]'), password)
  await typeInto(page.locator('[name=password_confirmation]'), password)
  await page.locator('[name=password_confirmation]').press('Enter')
  await expect(page).toHaveURL(/\/verify-otp\?next=/)
  await typeInto(page.locator('[name=code]'), await codeFor(page, email))
  await expect(page).toHaveURL(/\/shipment$/)
  await expect(page.locator('[name=address]')).toHaveValue('')
  const kept = () =>
    page.evaluate(async () => {
      const { token }: { token: string } = JSON.parse(localStorage.getItem('user') ?? '{}')
      const reply = await fetch('/api/user/v1/shipment/draft', {
        headers: { authorization: `Bearer ${token}` },
      })
      const {
        data,
      }: {
        data: { draft: { mode: string; package: { box: string; weight: number; items: unknown[] } } | null }
      } = await reply.json()
      return (
        data.draft && [
          data.draft.mode,
          data.draft.package.box,
          data.draft.package.weight,
          data.draft.package.items.length,
        ]
      )
    })
  await expect.poll(kept).toEqual(['sea', 'XL', 12.5, 1])
})

test('a page of signing in that is opened with a way back is drawn as it came, and says that the order goes on', async ({
  page,
}) => {
  const complaints = listen(page)
  await settle(page, 'sg')
  for (const path of ['/login', '/register']) {
    await page.goto(`${path}?next=%2Fshipment`)
    await expect(page.getByText(accounts.sg.goes_on)).toBeVisible()
  }
  expect(complaints).toEqual([])
})
