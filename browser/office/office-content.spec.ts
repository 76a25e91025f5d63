import { expect } from '@playwright/test'
import { settle } from '../steps/account.ts'
import { arriveAs } from '../steps/database.ts'
import { expectAccessible, expectNoOverflow, hydrated } from '../steps/steps.ts'
import { languages } from '#contract/platform/language.ts'
import content from '../../web/locales/sg/office_content.ts'
import ui from '../../web/locales/sg/ui.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

test('a question and a testimonial of the office stand on the public pages', async ({ page }) => {
  const mark = String(Date.now())
  await settle(page, 'sg')
  await arriveAs(page, 'admin')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/office/content')
  await page.getByRole('button', { name: content.add }).click()
  const dialog = page.locator('dialog[open]')
  for (const language of languages) {
    await typeInto(dialog.locator(`[name="question.${language}"]`), `Question ${mark} ${language}?`)
    await typeInto(
      dialog.locator(`[name="answer.${language}"]`),
      `Answer ${mark}.\n\nSee [the quote](/quote).`,
    )
  }
  await expectAccessible(page, 'the form of a question')
  await dialog.getByRole('button', { name: ui.save }).click()
  await expect(page.getByText(`Question ${mark} sg?`)).toBeVisible()
  await expectNoOverflow(page)

  await page.goto('/office/content?tab=testimonials')
  await page.getByRole('button', { name: content.testimonials.add }).click()
  await typeInto(dialog.locator('[name=said_by]'), 'Ibu Sari')
  await typeInto(dialog.locator('[name=place]'), 'Bandung')
  await typeInto(dialog.locator('[name=words]'), `Tiba dengan selamat ${mark}`)
  await dialog.getByRole('button', { name: ui.save }).click()
  await expect(page.getByText(`Tiba dengan selamat ${mark}`)).toBeVisible()
  await expectAccessible(page, 'testimonials in the office')

  await page.goto('/faq')
  await hydrated(page)
  await page.getByText(`Question ${mark} sg?`).click()
  await expect(page.getByText(`Answer ${mark}.`)).toBeVisible()
  await page.goto('/')
  await hydrated(page)
  // Drawn while nobody looks there, so that nothing jumps under their eyes.
  await expect(page.locator('#testimonials')).toBeAttached()
  await page.locator('#locations').scrollIntoViewIfNeeded()
  await expect(page.getByText(`Tiba dengan selamat ${mark}`)).toBeVisible()
  await expectAccessible(page, 'home with testimonials')
  await expectNoOverflow(page)
  // Also with letters twice as large.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expectNoOverflow(page)

  // Taken off again, so that every other journey meets the pages as they come.
  for (const tab of ['own', 'testimonials']) {
    await page.goto(`/office/content?tab=${tab}`)
    await page.locator('li', { hasText: mark }).getByRole('button').click()
    await dialog.locator('[name=is_active]').uncheck()
    await dialog.getByRole('button', { name: ui.save }).click()
    await expect(page.locator('li', { hasText: mark }).getByText(content.hidden)).toBeVisible()
  }
})
