import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow, listen, origin, speak } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

async function open(page: Page) {
  await speak(page, 'sg')
  await page.context().addCookies([{ name: 'language', value: 'sg', url: origin() }])
  await page.goto('/ui')
  await expect(page.locator('h1')).toHaveText('Components')
}

for (const [language, lookWidth, colorScheme] of [
  ['id', 360, 'light'],
  ['my', 1440, 'dark'],
  ['sg', 768, 'light'],
] as const)
  test(`every component fits in ${language} and is accessible at ${lookWidth} px, ${colorScheme}`, async ({
    page,
  }) => {
    const complaints = listen(page)
    await speak(page, language)
    await page.emulateMedia({ colorScheme })
    await page.goto('/ui')
    await expect(page.getByRole('tab')).toHaveCount(3)
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoOverflow(page)
      if (width === lookWidth) await expectAccessible(page, `${language} ${width} ${colorScheme}`)
    }
    expect(complaints).toEqual([])
  })

test('what is chosen, open or done shows in the reader’s own colours too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page)
  const colourOf = (locator: Locator, property: string) =>
    locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

  const tabs = page.getByRole('tab')
  const openTab = page.getByRole('tab', { selected: true })
  expect(await colourOf(openTab, 'border-bottom-color')).not.toBe(
    await colourOf(tabs.nth(1), 'border-bottom-color'),
  )
  const bars = page.locator('nav:has([aria-current=step]) li > span:first-child')
  expect(await colourOf(bars.first(), 'background-color')).not.toBe(
    await colourOf(bars.last(), 'background-color'),
  )
  const chip = page.locator('label:has(input[type=radio]):not(:has(svg))')
  await chip.first().click()
  expect(await colourOf(chip.first(), 'outline-style')).not.toBe(await colourOf(chip.last(), 'outline-style'))
  const choice = page.locator('label:has(input[type=radio]):has(svg)').first()
  await choice.click()
  const tick = choice.locator('svg.icon').first()
  await expect(tick).toBeVisible()
  expect(await colourOf(tick, 'color')).not.toBe(await colourOf(tick.locator('..'), 'background-color'))
})

test('the phone field takes digits only, typed or pasted, and editing keys work', async ({ page }) => {
  await open(page)
  const phone = page.locator('input[name=phone]')
  await phone.pressSequentially('0a8-1 2b3')
  await expect(phone).toHaveValue('08123')
  await phone.press('Backspace')
  await phone.press('ArrowLeft')
  await phone.press('Delete')
  await expect(phone).toHaveValue('081')
  await typeInto(phone, '+62 812-3456')
  await expect(phone).toHaveValue('628123456')
})

test('at most three notifications are seen, and each leaves after four seconds', async ({ page }) => {
  await page.clock.install()
  await open(page)
  const button = page.getByRole('button', { name: 'Show a notification' })
  await page.clock.pauseAt(Date.now() + 60_000)
  for (let time = 0; time < 5; time += 1) await button.dispatchEvent('click')
  await expect(page.locator('[data-toast]')).toHaveCount(3)
  await page.clock.runFor(3900)
  await expect(page.locator('[data-toast]')).toHaveCount(3)
  await page.clock.runFor(200)
  await expect(page.locator('[data-toast]')).toHaveCount(0)
})

test('the dialog keeps the focus, closes on Escape and gives the focus back', async ({ page }) => {
  await open(page)
  const opener = page.getByRole('button', { name: 'Open a dialog' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
})

test('places are found by typing and taken by keyboard, and a new region clears what hangs below', async ({
  page,
}) => {
  await open(page)
  const region = page.locator('input[name=region_id]')
  await region.click()
  await region.pressSequentially('jawa b')
  await expect(page.getByRole('option', { name: 'Jawa Barat' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(region).toHaveValue('Jawa Barat')
  const city = page.locator('input[name=city_id]')
  await city.focus()
  await city.pressSequentially('bandung')
  await expect(page.getByRole('option', { name: 'Kota Bandung' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(city).toHaveValue('Kota Bandung')
  const district = page.locator('input[name=district_id]')
  await district.focus()
  await district.pressSequentially('cicendo')
  await expect(page.getByRole('option', { name: 'Cicendo' })).toBeVisible()
  await page.keyboard.press('Enter')
  const postcode = page.locator('input[name=postal_code]')
  await expect(postcode).toHaveValue(/^\d{5}$/)
  // What somebody types of their own address stays, whatever district they choose after it.
  await typeInto(postcode, '40999')
  await typeInto(district, 'andir')
  await expect(page.getByRole('option', { name: 'Andir' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(district).toHaveValue('Andir')
  await expect(postcode).toHaveValue('40999')
  await region.click()
  await typeInto(region, 'bali')
  await expect(page.getByRole('option', { name: 'Bali' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(city).toHaveValue('')
  await expect(district).toBeDisabled()
  await expect(postcode).toHaveValue('')
})

test('a picture of 4,194,304 bytes is taken, one byte more is refused, and so is what is no picture', async ({
  page,
}) => {
  await open(page)
  const input = page.locator('input[type=file]')
  const picture = (bytes: number, mimeType = 'image/png') => ({
    name: 'proof.png',
    mimeType,
    buffer: Buffer.alloc(bytes),
  })
  await input.setInputFiles(picture(4_194_305))
  await expect(page.getByText('The picture is larger than 4 MB')).toBeVisible()
  await input.setInputFiles(picture(10, 'application/pdf'))
  await expect(page.getByText('This file isn’t a picture')).toBeVisible()
  await input.setInputFiles(picture(4_194_304))
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible()
})

test('copying says so, and so does failing to copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  const copy = page.getByRole('button', { name: 'Copy', exact: true })
  await copy.click()
  await expect(page.getByText('Copied successfully!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('SB00')
  await page.evaluate(() =>
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('no')) }),
  )
  await copy.click()
  await expect(page.getByText('Failed to copy text')).toBeVisible()
})

test('days are walked by arrow keys and blocked ones cannot be taken', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: /24 November 2026/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: /25 November 2026/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /25 November 2026/ })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: /29 November 2026, not available/ }).click({ force: true })
  await expect(page.getByRole('button', { name: /25 November 2026/ })).toHaveAttribute('aria-pressed', 'true')
  for (let time = 0; time < 6; time += 1) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: / 5 December 2026/ })).toBeFocused()
})
