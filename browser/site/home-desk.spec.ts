import { expect, type Page } from '@playwright/test'
import myHome from '../../web/locales/my/home.ts'
import sgHome from '../../web/locales/sg/home.ts'
import { settle } from '../steps/account.ts'
import { arriveAs } from '../steps/database.ts'
import { expectAccessible, hydrated } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

const language = 'sg'

test('the shipping card takes the choice along', async ({ page }) => {
  await settle(page, language)
  await page.goto('/')
  await hydrated(page)
  await page.locator('label').filter({ hasText: 'XL' }).click()
  await page.getByRole('button', { name: sgHome.desk.more }).press('Enter')
  await page.getByRole('radio', { name: sgHome.desk.air }).press('ArrowRight')
  await page.getByRole('radio', { name: sgHome.desk.sea }).press('ArrowLeft')
  const send = page.getByRole('button', { name: sgHome.desk.send_air })
  await expect(send).toHaveText(/RM\s\d+/)
  const atCounter = await send.innerText()
  const pickup = page.getByRole('checkbox', { name: sgHome.desk.pickup })
  await expect(pickup).toHaveAccessibleName(/\+ RM\s\d+/)
  await pickup.press(' ')
  await expect(send).not.toHaveText(atCounter)
  await expect(send).toHaveText(/RM\s\d+/)
  await expect(page.getByRole('radio', { name: sgHome.desk.air })).toHaveAccessibleName(/RM\s?\d+/)
  await send.click()
  await expect(page).toHaveURL(
    `/login?next=${encodeURIComponent('/shipment?origin_country=MY&origin_region=MY-10&destination_country=ID&destination_region=32&weight=6&box=XL&mode=air&service_sender=pickup')}`,
  )
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('tab', { name: sgHome.card.send }).press('ArrowRight')
  await expect(page.getByRole('tab', { name: sgHome.card.buy })).toBeFocused()
  await page.getByRole('button', { name: sgHome.card.order_box, exact: true }).click()
  await expect(page).toHaveURL(/\/login\?next=%2Fpurchase%3Fsize%3DM$/)
})

test('a size chosen on the front page is chosen in the order, once', async ({ page }) => {
  await settle(page, 'sg')
  await arriveAs(page, 'customer')
  await page.goto('/purchase?size=XL')
  await expect(page.getByRole('radio', { name: /^XL/ })).toBeChecked()
  await expect(page).toHaveURL(/\/purchase$/)
  await page.getByText('M', { exact: true }).click()
  await page.reload()
  await expect(page.getByRole('radio', { name: /^M/ })).toBeChecked()
})

test('own packaging is a choice, too', async ({ page }) => {
  await settle(page, 'sg')
  await arriveAs(page, 'customer')
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('button', { name: sgHome.desk.send_sea }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(sgHome.headline.across)
  expect(new URL(page.url()).pathname).toBe('/shipment')
})

test('a weight with a fraction and a price with sen leave the way on within the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await settle(page, 'my')
  await page.goto('/')
  await hydrated(page)
  await typeInto(page.locator('[name=weight]'), '12,5')
  const send = page.getByRole('button', { name: myHome.desk.send_sea })
  await expect(send).toHaveText(/RM\s\d+\.\d\d/)
  await expect(send).toBeInViewport({ ratio: 1 })
})

for (const width of [360, 768, 1024, 1280, 1440])
  test(`prices are as large as their tickets allow at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await settle(page, 'id')
    await page.goto('/')
    await hydrated(page)
    for (const [kg, price] of [
      ['12,5', /RM\s?\d{2,3}\.\d\d/],
      ['97,5', /RM\s?\d,\d{3}/],
    ] as const) {
      const weight = page.locator('[name=weight]')
      await weight.press('ControlOrMeta+a')
      await weight.pressSequentially(kg)
      await expect(page.locator('.ticket-price').filter({ hasText: price }).first()).toBeVisible()
      const shares = await page.locator('.ticket-price').evaluateAll((prices) =>
        prices.map((one) => {
          const range = document.createRange()
          range.selectNodeContents(one)
          return range.getBoundingClientRect().width / one.getBoundingClientRect().width
        }),
      )
      for (const share of shares) expect(share).toBeLessThanOrEqual(1)
    }
  })

test('on a low desk the way on is within the first screen as well', async ({ page }) => {
  await settle(page, 'id')
  await page.setViewportSize({ width: 1366, height: 650 })
  await page.goto('/')
  await expect(page.getByRole('button', { name: /RM\s?\d/ })).toBeInViewport({ ratio: 1 })
})

test('prices follow what is asked, and say so when they cannot', async ({ page }) => {
  await settle(page, 'sg')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await hydrated(page)
  const price = page.getByRole('button', { name: sgHome.desk.send_sea })
  await expect(price).toHaveText(/RM\s\d+/)
  const before = await price.innerText()
  const weight = page.getByLabel(sgHome.desk.weight)
  await weight.click()
  await weight.pressSequentially('12,5')
  await expect(price).not.toHaveText(before)
  await expect(price).toHaveText(/RM\s\d+/)
  const dearer = await price.innerText()
  await weight.press('ControlOrMeta+a')
  await weight.pressSequentially('1200')
  await weight.press('Tab')
  await expect(weight).toHaveValue('1200')
  await expect(page.getByText(sgHome.desk.limits.replace('{{most}}', '1,000'))).toBeVisible()
  await expect(price).toHaveText(sgHome.desk.send_sea)
  await expectAccessible(page, 'the front page with too many kilograms')
  await weight.press('ControlOrMeta+a')
  await weight.pressSequentially('12,5')
  await expect(price).toHaveText(/RM\s\d+/)
  await page.getByRole('button', { name: sgHome.desk.swap }).click()
  await expect(page.getByLabel(sgHome.desk.from, { exact: true })).toHaveValue('ID/32')
  await expect(price).not.toHaveText(dearer)
  await page.route('**/api/v1/quotes', (route) => route.abort())
  await page.getByLabel(sgHome.desk.to, { exact: true }).selectOption('MY/MY-12')
  await expect(page.getByText(sgHome.desk.failed)).toBeVisible()
  await expectAccessible(page, 'the front page without prices')
  await page.unroute('**/api/v1/quotes')
  await page.getByRole('button', { name: sgHome.desk.retry }).click()
  await expect(price).toHaveText(/RM\s\d+/)
})

for (const width of [320, 360, 390, 768, 1440])
  test(`names on the chart stand free of each other and of the desk at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/?lang=sg')
    await hydrated(page)
    await page.evaluate(() => document.fonts.ready)
    expect(await crowdedNames(page)).toEqual([])
  })

/** Pairs of which one lies over the other, and names that leave the screen. */
function crowdedNames(page: Page) {
  return page.evaluate(() => {
    const boxOf = (found: Element) => ({ name: found.textContent, box: found.getBoundingClientRect() })
    const names = [...document.querySelectorAll('.chart text:not(.water)')]
      .map(boxOf)
      .filter(({ box }) => box.width > 0)
    const around = [...document.querySelectorAll('.hero [role=tab], .hero form')].map(boxOf)
    const outside = names.filter(({ box }) => box.left < 0 || box.right > innerWidth)
    const pairs = names.flatMap((one, at) =>
      [...names.slice(at + 1), ...around]
        .filter(
          ({ box }) =>
            box.left < one.box.right &&
            one.box.left < box.right &&
            box.top < one.box.bottom &&
            one.box.top < box.bottom,
        )
        .map((other) => `${one.name} and ${other.name}`),
    )
    return [...outside.map(({ name }) => `${name} leaves the screen`), ...pairs]
  })
}
