import { expect } from '@playwright/test'
import { logIn, password, settle } from '../steps/account.ts'
import { arriveWithPassword } from '../steps/owner.ts'
import { origin } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

test('whatever a link says, a login leads to a page of ours', async ({ page }) => {
  const left: string[] = []
  page.on('request', (request) => {
    if (!/^(?:blob|data):/.test(request.url()) && new URL(request.url()).origin !== origin())
      left.push(request.url())
  })
  await settle(page, 'sg')
  const { email } = await arriveWithPassword(page)
  for (const next of ['//evil.example/', '/\\evil.example/', '/\t/evil.example/', 'https://evil.example/']) {
    await page.evaluate(() => localStorage.removeItem('user'))
    await page.context().clearCookies({ name: 'session' })
    await page.goto(`/login?next=${encodeURIComponent(next)}&to=${encodeURIComponent(next)}`)
    await logIn(page, email, password)
    await expect(page).toHaveURL(`${origin()}/`)
  }
  expect(left).toEqual([])
})
