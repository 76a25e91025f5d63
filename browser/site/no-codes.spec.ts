import { expect, type Page } from '@playwright/test'
import type { Role } from '#contract/platform/roles.ts'
import { languages } from '#contract/platform/language.ts'
import { drawnFaults } from '../../web/locales/drawn-faults.ts'
import { settle } from '../steps/account.ts'
import { arriveAs, stayAs } from '../steps/database.ts'
import { addressesOf, fullCustomer, pagesOf, type Full } from '../steps/every-page.ts'
import { watchLoads } from '../steps/steady.ts'
import { expectDrawn, expectNoOverflow, moveTo } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

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

/** The first page is loaded, and the others are reached from it. */
async function walk(page: Page, addresses: string[]) {
  for (const [index, address] of addresses.entries()) {
    if (index === 0) await page.goto(address)
    else await moveTo(page, address)
    await expectDrawn(page, address)
    await expectNoCodes(page, address)
  }
}

/** Each page is loaded once, and reached from another one in the languages that follow. */
async function walkInEachLanguage(page: Page, addresses: string[]) {
  const [first, ...others] = languages
  await settle(page, first)
  for (const address of addresses) {
    await openWhole(page, address)
    await expectNoCodes(page, address)
  }
  for (const language of others) {
    await settle(page, language)
    await walk(page, addresses)
  }
}

function addressesFor(role: Role, full: Full) {
  return pagesOf(role).flatMap(({ path }) => addressesOf(path, full))
}

test('no page of a customer with everything shows a code, a gap or a raw date, in three languages', async ({
  page,
  request,
}) => {
  const full = await fullCustomer(request)
  await stayAs(page, full.person)
  await walkInEachLanguage(page, [...addressesFor('customer', full), `/resi-detail?number=${full.number}`])
})

test('no page of a customer with nothing does either', async ({ page, request }) => {
  const full = await fullCustomer(request)
  await arriveAs(page, 'customer')
  const paths = pagesOf('customer').flatMap(({ path }) => (path.includes(':') ? [] : [path]))
  await walkInEachLanguage(page, [...paths, `/profile/address/edit/${full.address_id}`])
})

// One word without a place to break it, as long as a name may be.
const longestName = `Siti${'nurhaliza'.repeat(12)}`

const widths = [360, 1440]

/** What is wrong with how the page lies there at each of the widths. */
async function overflowsOf(page: Page, address: string) {
  const wrong: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoOverflow(page).catch((error: unknown) =>
      wrong.push(`${address} at ${width}: ${String(error).slice(0, 300)}`),
    )
  }
  return wrong
}

for (const role of ['courier', 'agent', 'admin'] as const)
  test(`every page of a ${role} with the longest values shows no code, gap or raw date in three languages, asks for little and stays where it is, and fits a phone and a desk`, async ({
    page,
    request,
  }) => {
    const full = await fullCustomer(request, longestName)
    const addresses = addressesFor(role, full)
    await settle(page, 'my')
    await arriveAs(page, role)
    await page.waitForLoadState('networkidle')
    const loads = watchLoads(page)
    const wrong: string[] = []
    for (const [language, width] of [
      ['my', 360],
      ['sg', 1440],
    ] as const) {
      await settle(page, language)
      for (const address of addresses) {
        await page.setViewportSize({ width, height: 800 })
        loads.begin()
        await openWhole(page, address)
        wrong.push(...(await loads.faults(`${address} at ${width}`)))
        await expectNoCodes(page, address)
        wrong.push(...(await overflowsOf(page, address)))
      }
    }
    await settle(page, 'id')
    await walk(page, addresses)
    expect(wrong).toEqual([])
  })
