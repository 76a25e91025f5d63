import { expect, type Browser, type Page } from '@playwright/test'
import { sql } from 'kysely'
import { languages, type Language } from '#contract/platform/language.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { settle } from '../steps/account.ts'
import { makeClaims, withdrawClaims, words as claimWords } from '../steps/claim.ts'
import { arriveAs, database, makePerson } from '../steps/database.ts'
import { nextOf, payByPicture, type Proof } from '../steps/day.ts'
import { searchDesk } from '../steps/desk.ts'
import { numberOf, placeBoxOrder } from '../steps/order.ts'
import { shipmentWithPayment } from '../steps/office.ts'
import { tell } from '../steps/parcel.ts'
import { pictureOf, words } from '../steps/purchase.ts'
import { giveAccount, oweTo, refundWords } from '../steps/refund.ts'
import { expectAccessible, expectNoOverflow } from '../steps/steps.ts'
import { expectWholeTable } from '../steps/table.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

async function office(browser: Browser, language: Language, address: string) {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await settle(page, language)
  await arriveAs(page, 'admin')
  await page.goto(address)
  return page
}

/** Four people with fifteen orders each; the oldest is nowhere near the first part. */
async function sixtyToPayInCash(page: Page) {
  const name = `Tunai${Date.now()} Contoh`
  const people = await Promise.all(Array.from({ length: 4 }, () => makePerson('customer', name)))
  const ids: string[] = []
  for (let count = 0; count < 15; count += 1)
    for (const { token } of people) ids.push(await placeBoxOrder(page.request, token, 2, 'cash'))
  return { name, oldest: await numberOf(ids[0] ?? '') }
}

test('cash: the oldest of more than fifty is reached, and found by number, name and amount', async ({
  browser,
  page,
}) => {
  const { name, oldest } = await sixtyToPayInCash(page)
  const { payments } = words.id.office
  const desk = await office(browser, 'id', '/office/payments?tab=cash')
  const rows = desk.locator('tbody tr')
  const row = rows.filter({ hasText: inGroups(oldest) })
  await expect(rows.first()).toBeVisible()
  await expect(row).toHaveCount(0)
  await searchDesk(desk, 'id', oldest.slice(2, 10))
  await expect(rows).toHaveCount(1)
  await expect(row).toBeVisible()
  await searchDesk(desk, 'id', name.split(' ')[0] ?? '')
  await expect(rows).toHaveCount(50)
  await desk.getByRole('button', { name: words.id.ui.pagination.more }).click()
  await expect(rows).toHaveCount(60)
  await expect(row).toBeVisible()
  await searchDesk(desk, 'id', 'RM 100.00')
  await expect(rows.first()).toContainText('RM 100.00')
  await searchDesk(desk, 'id', 'zz nobody')
  await expect(desk.getByText(payments.nothing)).toBeVisible()
  await expectAccessible(desk, 'a search for cash that finds nothing')
  await desk.setViewportSize({ width: 360, height: 780 })
  await expectNoOverflow(desk)
  await desk.context().close()
})

test('proofs: the keys walk past the fiftieth, and a search finds one that is far behind', async ({
  browser,
  page,
}) => {
  const proofs: Proof[] = []
  for (let count = 0; count < 54; count += 1)
    proofs.push(await payByPicture(page.request, (await pictureOf(`${Date.now()} ${count}`)).buffer))
  const last = proofs.at(-1)
  if (!last) throw new Error('no proof was sent')
  try {
    const desk = await office(browser, 'id', '/office/payments')
    const { payments } = words.id.office
    await expect(desk.getByRole('button', { name: payments.approve })).toBeVisible()
    await nextOf(desk, [last])
    await desk.goto('/office/payments')
    await searchDesk(desk, 'id', inGroups(last.number))
    await expect(desk.locator('dd', { hasText: inGroups(last.number) })).toBeVisible()
    const { position } = payments
    await expect(
      desk.getByText(position.replace('{{place}}', '1').replace('{{count}}', '1'), { exact: true }),
    ).toBeVisible()
  } finally {
    // The desk is shared: other journeys need not step over them.
    const ids = proofs.map(({ payment_id }) => payment_id)
    await sql`update payments set status = 'awaiting_payment' where id = any(${ids}::uuid[])`.execute(
      await database(),
    )
  }
})

test('refunds: one is found while typing, and the cursor stays in the search until Enter', async ({
  browser,
}) => {
  const { id } = await makePerson('customer', `Kembali${Date.now()} Contoh`)
  await giveAccount(id)
  const [first, second] = [await oweTo(id, 3011), await oweTo(id, 4522)]
  const desk = await office(browser, 'my', '/office/refunds')
  const { name } = await (
    await database()
  )
    .selectFrom('users')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await searchDesk(desk, 'my', name.split(' ')[0] ?? '')
  await expect(desk.getByText(first)).toBeVisible()
  // The field for the bank's reference takes the focus once a refund is shown; Escape leaves it.
  await desk.keyboard.press('Escape')
  await desk.keyboard.press('j')
  await expect(desk.getByText(second)).toBeVisible()
  await searchDesk(desk, 'my', '30.11')
  await expect(desk.getByText(first)).toBeVisible()
  const waiting = refundWords.my.waiting.replace('{{count}}', '1').replace('{{amount}}', 'RM 30.11')
  await expect(desk.getByText(waiting)).toBeVisible()
  await expectAccessible(desk, 'a refund that was searched for')

  // A colleague pays it meanwhile: no other account takes its place under whoever is copying this one.
  const colleague = await office(browser, 'my', '/office/refunds')
  await searchDesk(colleague, 'my', '30.11')
  await expect(colleague.getByText(first)).toBeVisible()
  await colleague.keyboard.press('Escape')
  await typeInto(colleague.locator('[name=bank_reference]'), `TRX ${first}`)
  await colleague.locator('[name=bank_reference]').press('Enter')
  await expect(colleague.getByText(first)).toBeHidden()
  const { dealt_with } = words.my.office.payments.elsewhere
  await expect(desk.getByText(dealt_with)).toBeVisible({ timeout: 60_000 })
  await expect(desk.getByText(first)).toBeVisible()
  await expect(desk.locator('[name=bank_reference]')).toBeHidden()
  await expectAccessible(desk, 'a refund that a colleague has paid')
  await desk.getByRole('button', { name: words.my.office.payments.next }).last().click()
  await expect(desk.getByText(dealt_with)).toBeHidden()
})

test('claims: the keys walk past the fiftieth; one far behind is found, and again once it is decided', async ({
  browser,
}) => {
  const name = `Klaim${Date.now()} Contoh`
  const claims = await makeClaims((await makePerson('customer', name)).id, 54)
  const [last] = claims.slice(-1)
  const shown = inGroups(last?.number ?? '')
  const { find_hint } = claimWords.sg.office
  try {
    const desk = await office(browser, 'sg', '/office/claims')
    await expect(desk.getByText(find_hint)).toBeVisible()
    const fact = desk.locator('dd', { hasText: shown })
    await expect(desk.getByRole('listitem').getByRole('button')).toHaveCount(50)
    await walkTo(desk, shown)
    await expect(fact).toBeVisible()
    await searchDesk(desk, 'sg', name.split(' ')[0] ?? '')
    const { position } = words.sg.office.payments
    const first = position.replace('{{place}}', '1').replace('{{count}}', '54')
    await expect(desk.getByText(first, { exact: true })).toBeVisible()
    await searchDesk(desk, 'sg', last?.number ?? '')
    await expect(fact).toBeVisible()
    await expectAccessible(desk, 'a claim that was searched for')
    await desk.setViewportSize({ width: 360, height: 780 })
    await expectNoOverflow(desk)
    await searchDesk(desk, 'sg', 'zz nobody')
    await expect(desk.getByText(words.sg.office.payments.nothing)).toBeVisible()
  } finally {
    await withdrawClaims(claims)
  }
  const desk = await office(browser, 'sg', '/office/claims?tab=decided')
  await searchDesk(desk, 'sg', name.split(' ')[0] ?? '')
  const rows = desk.locator('tbody tr')
  await expect(rows).toHaveCount(20)
  await desk.getByRole('button', { name: words.sg.ui.pagination.more }).click()
  await expect(rows).toHaveCount(40)
  await searchDesk(desk, 'sg', last?.number ?? '')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(shown)
  for (const language of languages) {
    const small = await office(browser, language, '/office/claims?tab=decided')
    await expect(small.locator('tbody tr').first()).toBeVisible()
    await expectWholeTable(small)
    await small.context().close()
  }
})

/** J goes on through the list, whatever other journeys have put before it. */
async function walkTo(desk: Page, shown: string) {
  const here = desk.locator('[aria-current=true]', { hasText: shown })
  for (let steps = 0; steps < 200 && !(await here.isVisible()); steps += 1) {
    await desk.keyboard.press('j')
    await desk.waitForTimeout(50)
  }
}

test('the longest name in the queue leaves its amount and its age to be seen', async ({ browser, page }) => {
  const name = 'Raden Ajeng Siti Nurhaliza Kusumawardhani binti Haji Muhammad Abdul Rahman'
  const { buffer } = await pictureOf(`${Date.now()} ${name}`)
  const proof = await payByPicture(page.request, buffer, await makePerson('customer', name))
  const desk = await office(browser, 'sg', '/office/payments')
  await searchDesk(desk, 'sg', inGroups(proof.number))
  await expect(desk.locator('dd', { hasText: inGroups(proof.number) })).toBeVisible()
  const line = desk
    .getByRole('navigation', { name: words.sg.office.payments.queue })
    .getByRole('button')
    .first()
  const whole = await line.boundingBox()
  const age = await line.locator('.figures').last().boundingBox()
  expect(age?.width).toBeGreaterThan(0)
  expect((age?.x ?? 0) + (age?.width ?? 0)).toBeLessThanOrEqual((whole?.x ?? 0) + (whole?.width ?? 0))
  await desk.context().close()
})

test('what was found reads down in columns, whatever its state is called', async ({ browser }) => {
  const name = `Kolom${Date.now()}`
  const numbers = [await shipmentWithPayment(), await shipmentWithPayment()]
  await tell(numbers[0] ?? '', 'picked_up')
  await sql`update shipment_parties set name = ${name} where order_id in
    (select id from orders where tracking_number = any(${numbers}))`.execute(await database())
  const desk = await office(browser, 'sg', '/office/search')
  await typeInto(desk.getByRole('main').getByRole('searchbox'), name)
  const rows = desk.locator('.found-order')
  await expect(rows).toHaveCount(2)
  const ends = await rows
    .locator('> :nth-child(3)')
    .evaluateAll((amounts) => amounts.map((amount) => Math.round(amount.getBoundingClientRect().right)))
  expect(new Set(ends).size).toBe(1)
  await expectAccessible(desk, 'what was found')
  await desk.context().close()
})
