import { expect } from '@playwright/test'
import { drawnFaults } from '../../web/locales/drawn-faults.ts'
import { settle } from '../steps/account.ts'
import { arriveAs } from '../steps/database.ts'
import { fullCustomer, pagesOf } from '../steps/every-page.ts'
import { answerLeast } from '../steps/least.ts'
import { expectDrawn, expectNoOverflow, moveTo } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

const views = [
  { language: 'id', width: 360 },
  { language: 'sg', width: 1440 },
] as const

// A courier and an agent who are new find empty lists anyway.
const walks = [
  { role: 'courier', least: 'no row', fewest: 0 },
  { role: 'agent', least: 'no row', fewest: 0 },
  { role: 'admin', least: 'no row', fewest: 8 },
  { role: 'admin', least: 'one row of what must be there', fewest: 8 },
] as const

for (const { role, least, fewest } of walks)
  test(`every list of the role ${role} with ${least} is drawn in words`, async ({ page, request }) => {
    await fullCustomer(request)
    await arriveAs(page, role)
    const cut = await answerLeast(page, least)
    const paths = pagesOf(role).filter(({ path }) => !path.includes(':'))
    const wrong: string[] = []
    for (const { language, width } of views) {
      await settle(page, language)
      await page.setViewportSize({ width, height: 800 })
      for (const [index, { path }] of paths.entries()) {
        if (index === 0) await page.goto(path)
        else await moveTo(page, path)
        await expectDrawn(page, path)
        const text = await page.locator('main').innerText()
        const meant = path === '/office/messages' ? text.replace(/\{\{[a-z_]+\}\}/g, '…') : text
        const faults = drawnFaults(meant)
        if (faults.length > 0) wrong.push(`${path} in ${language}: ${faults.join(' | ')}`)
        await expectNoOverflow(page).catch((error: unknown) =>
          wrong.push(`${path} at ${width}: ${String(error).slice(0, 300)}`),
        )
      }
    }
    expect(wrong).toEqual([])
    expect(cut.size, [...cut].join(' ')).toBeGreaterThanOrEqual(fewest)
  })
