import { randomUUID } from 'node:crypto'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { sql } from 'kysely'
import { addOnOptions } from '#contract/orders/shipments.ts'
import { addOns } from '#contract/prices/priced-line.ts'
import { createAddress } from '#contract/people/addresses.ts'
import type { Role } from '#contract/platform/roles.ts'
import { pathIn } from '#contract/platform/endpoint.ts'
import { languages } from '#contract/platform/language.ts'
import { drawnFaults } from '../../web/locales/drawn-faults.ts'
import { pages } from '../../web/pages.ts'
import { makeDelivered } from '../steps/claim.ts'
import { arriveAs, database, makePerson, stayAs } from '../steps/database.ts'
import { placeBoxOrder } from '../steps/order.ts'
import { hydrated } from '../steps/steps.ts'

const ownAddress = {
  label: 'Kantor',
  phone: '081234567890',
  phone_country: 'ID',
  email: 'siti@example.com',
  country_id: 'ID',
  region_id: '32',
  city_id: '32.73',
  district_id: '32.73.01',
  address: 'Jl. Contoh No. 8',
  postal_code: '40132',
}

const longName = 'Raden Ajeng Siti Nurhaliza Kusumawardhani binti Haji Muhammad Abdul Contoh'

/** All that is on the page, what is folded away too; nothing is read while something is still on its way. */
async function expectWords(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  await expect(page.locator('main h1').first(), path).toBeVisible()
  await expect(page.locator('main .animate-pulse'), path).toHaveCount(0)
  const text = await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true
    return document.querySelector('main')?.innerText ?? ''
  })
  // Letters are written with placeholders, so the list of them shows some on purpose.
  const meant = path === '/office/messages' ? text.replace(/\{\{[a-z_]+\}\}/g, '…') : text
  expect(drawnFaults(meant), `${path}\n${text}`).toEqual([])
}

/** Everything that can be ordered for a parcel, in the longest words. */
async function fillUp(id: string) {
  const db = await database()
  const add_ons = addOns.map((name) => ({ name, quantity: 3, option: addOnOptions[name][0] }))
  await sql`update shipments set add_ons = ${JSON.stringify(add_ons)}::jsonb where order_id = ${id}::uuid`.execute(
    db,
  )
  await sql`update shipment_parties set name = ${longName}, service_package = 'priority' where order_id = ${id}::uuid`.execute(
    db,
  )
}

/** Somebody whose pages are as full as we can make them. */
async function fullCustomer(request: APIRequestContext) {
  const person = await makePerson('customer', longName)
  const { id: shipment_id, number } = await makeDelivered(person.id)
  await fillUp(shipment_id)
  const boxes_id = await placeBoxOrder(request, person.token)
  const address = await request.post(pathIn('user', createAddress.path), {
    headers: { authorization: `Bearer ${person.token}`, 'idempotency-key': randomUUID() },
    data: { ...ownAddress, name: longName },
  })
  expect(address.status(), await address.text()).toBe(200)
  const { data } = await address.json()
  return { person, number, shipment_id, boxes_id, address_id: String(data.address.id) }
}

type Full = Awaited<ReturnType<typeof fullCustomer>>

/** What stands in the addresses of pages that show one thing; a new page of that kind names its own here. */
function addressesOf(path: string, { person, number, shipment_id, boxes_id, address_id }: Full) {
  const parts: Record<string, string> = { number, id: person.id, addressId: address_id }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const part = parts[name]
    if (!part) throw new Error(`Nothing is known that ${path} could show`)
    return part
  })
  const queries: Record<string, string[]> = {
    '/shipment-detail': [`?id=${shipment_id}`],
    '/shipment-success': [`?id=${shipment_id}`, `?id=${boxes_id}`],
    '/claim': ['', `?id=${shipment_id}`],
    '/courier': ['', `?number=${number}`],
    '/office/search': ['', `?q=${number}`],
  }
  return (queries[path] ?? ['']).map((query) => filled + query)
}

/** Every page that somebody of this role can open once they are signed in; a new one falls under it by itself. */
function pagesOf(role: Role) {
  return pages.filter(
    ({ guard, roles, path }) => guard && (!roles || roles.includes(role)) && path !== '/add-passkey',
  )
}

async function walk(page: Page, role: Role, full: Full) {
  const addresses = pagesOf(role).flatMap(({ path }) => addressesOf(path, full))
  for (const language of languages) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
    for (const address of addresses) await expectWords(page, address)
  }
}

for (const role of ['courier', 'agent', 'admin'] as const)
  test(`no page that a ${role} opens shows a code, a gap or a raw date, in three languages`, async ({
    page,
    request,
  }) => {
    const full = await fullCustomer(request)
    await arriveAs(page, role)
    await walk(page, role, full)
  })

test('no page of a customer with everything does either', async ({ page, request }) => {
  const full = await fullCustomer(request)
  await stayAs(page, full.person)
  await walk(page, 'customer', full)
  await expectWords(page, `/resi-detail?number=${full.number}`)
})

test('nor does one of a customer with nothing', async ({ page, request }) => {
  const full = await fullCustomer(request)
  await arriveAs(page, 'customer')
  for (const language of languages) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
    for (const { path } of pagesOf('customer').filter((one) => !one.path.includes(':')))
      await expectWords(page, path)
    await expectWords(page, `/profile/address/edit/${full.address_id}`)
  }
})
