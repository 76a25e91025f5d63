import { expect, test, type Page } from '@playwright/test'
import type { Role } from '#contract/platform/roles.ts'
import { languages } from '#contract/platform/language.ts'
import { drawnFaults } from '../../web/locales/drawn-faults.ts'
import { settle } from '../steps/account.ts'
import { arriveAs, stayAs } from '../steps/database.ts'
import { addressesOf, fullCustomer, pagesOf, type Full } from '../steps/every-page.ts'
import { watchLoads } from '../steps/steady.ts'
import { expectDrawn, expectNoOverflow, moveTo } from '../steps/steps.ts'

async function openWhole(page: Page, path: string) {
  await page.goto(path)
  await expectDrawn(page, path)
}

/** All that is on the page, what is folded away too. */
async function expectNoCodes(page: Page, path: string) {
  const text = await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true
    return document.querySelector('main')?.innerText ?? ''
  })
  // Letters are written with placeholders, so the list of them shows some on purpose.
  const meant = path === '/office/messages' ? text.replace(/\{\{[a-z_]+\}\}/g, '…') : text
  expect(drawnFaults(meant), `${path}\n${text}`).toEqual([])
}

/** Each page is loaded once, and reached from another one in the languages that follow. */
async function walk(page: Page, addresses: string[]) {
  for (const language of languages) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
    for (const [index, address] of addresses.entries()) {
      if (language === languages[0] || index === 0) await openWhole(page, address)
      else {
        await moveTo(page, address)
        await expectDrawn(page, address)
      }
      await expectNoCodes(page, address)
    }
  }
}

function addressesFor(role: Role, full: Full) {
  return pagesOf(role).flatMap(({ path }) => addressesOf(path, full))
}

for (const role of ['courier', 'agent', 'admin'] as const)
  test(`no page that a ${role} opens shows a code, a gap or a raw date, in three languages`, async ({
    page,
    request,
  }) => {
    const full = await fullCustomer(request)
    await arriveAs(page, role)
    await walk(page, addressesFor(role, full))
  })

test('no page of a customer with everything does either', async ({ page, request }) => {
  const full = await fullCustomer(request)
  await stayAs(page, full.person)
  await walk(page, [...addressesFor('customer', full), `/resi-detail?number=${full.number}`])
})

test('nor does one of a customer with nothing', async ({ page, request }) => {
  const full = await fullCustomer(request)
  await arriveAs(page, 'customer')
  const paths = pagesOf('customer').flatMap(({ path }) => (path.includes(':') ? [] : [path]))
  await walk(page, [...paths, `/profile/address/edit/${full.address_id}`])
})

// One word without a place to break it, as long as a name may be.
const longestName = `Siti${'nurhaliza'.repeat(12)}`

for (const role of ['courier', 'agent', 'admin'] as const)
  test(`every page of a ${role} holds the longest values, asks for little and stays where it is, on a phone and on a desk`, async ({
    page,
    request,
  }) => {
    const full = await fullCustomer(request, longestName)
    await settle(page, 'my')
    await arriveAs(page, role)
    await page.waitForLoadState('networkidle')
    const loads = watchLoads(page)
    const wrong: string[] = []
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      for (const address of addressesFor(role, full)) {
        loads.begin()
        await openWhole(page, address)
        wrong.push(...(await loads.faults(`${address} at ${width}`)))
        await expectNoCodes(page, address)
        await expectNoOverflow(page).catch((error: unknown) =>
          wrong.push(`${address} at ${width}: ${String(error).slice(0, 300)}`),
        )
      }
    }
    expect(wrong).toEqual([])
  })
