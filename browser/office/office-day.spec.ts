import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { approveApplication } from '#contract/people/agent-desk.ts'
import { pathIn, type Endpoint } from '#contract/platform/endpoint.ts'
import { approvePayment, rejectPayment } from '#contract/money/payments.ts'
import { lockPerson } from '#contract/people/staff.ts'
import { payRefund } from '#contract/money/refunds.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import audit from '../../web/locales/id/audit.ts'
import rates from '../../web/locales/id/office_rates.ts'
import sgRates from '../../web/locales/sg/office_rates.ts'
import people from '../../web/locales/id/people.ts'
import { settle } from '../steps/account.ts'
import { agentWords, fillApplication, giveDocuments } from '../steps/agent.ts'
import { arriveAs, database, makePerson } from '../steps/database.ts'
import { nextOf, payByPicture, rejectBecause, type Proof } from '../steps/day.ts'
import { office as officeWords, shipmentWithPayment } from '../steps/office.ts'
import { tell } from '../steps/parcel.ts'
import { oneYearLater, press, tabTo, type } from '../steps/people.ts'
import { pictureOf, words } from '../steps/purchase.ts'
import { giveAccount, oweTo, reach, refundWords } from '../steps/refund.ts'
import { expectAccessible, expectNoOverflow, hydrated } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

// One after the other: both add a rate card, and each card follows the one that was seen.
test.describe.configure({ mode: 'default' })

test('a new rate card shows what it changes before it is added', async ({ page }) => {
  await settle(page, 'sg')
  await arriveAs(page, 'admin')
  await page.goto('/office/rates')
  const { sheets, rows, columns } = sgRates
  await page.getByText(sheets.fees, { exact: true }).click()
  const fee = page.getByLabel(`${rows.document_fee}, ${columns.price} (RM)`)
  await expect(fee).toHaveValue('6.00')
  await typeInto(fee, 'x')
  await expect(fee).toHaveAttribute('aria-invalid', 'true')
  await typeInto(fee, '8.50')
  await expect(page.getByText('+RM 2.50', { exact: false }).first()).toBeVisible()
  const change = page.getByRole('row').filter({ hasText: rows.document_fee }).filter({ hasText: '8.50' })
  await expect(change).toContainText('6.00')
  await expectAccessible(page, 'the editor of rates')
  await oneYearLater(page)
  await page.getByRole('button', { name: sgRates.add }).click()
  await expect(page.getByText(/^Card version \d+ was added$/)).toBeVisible()
  await expect(page.getByText(sgRates.to_come).first()).toBeVisible()
  const db = await database()
  const newest = await db
    .selectFrom('rate_cards')
    .select(['card', 'valid_from'])
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow()
  expect(newest.valid_from.getTime()).toBeGreaterThan(Date.now())
  expect(JSON.stringify(newest.card)).toContain('"document_fee":850')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.getByText(sheets.domestic_MY_air, { exact: true }).click()
  await expectNoOverflow(page)
})

test('a day in the office by keyboard alone: every act is done once and on record', async ({
  page,
  browser,
}) => {
  const proofs = await thirtyProofs(page)
  const { id: customer_id } = await makePerson('customer')
  await giveAccount(customer_id)
  const serials: string[] = []
  for (let count = 0; count < 10; count += 1) serials.push(await oweTo(customer_id, 3000))
  const label = await anApplication(await (await browser.newContext()).newPage())
  const late = await shipmentWithPayment()
  await tell(late, 'picked_up')
  const courier = await makePerson('courier', `Kurir ${Date.now()}`)

  await page.setViewportSize({ width: 1440, height: 900 })
  await settle(page, 'id')
  const admin = await arriveAs(page, 'admin')
  await page.goto('/office')
  await hydrated(page)
  const rejected = await judge(page, proofs)
  await payAll(page, serials)
  await noteDelay(page, late)
  await approveAgent(page, label)
  await raiseFee(page)
  await lockOut(page, courier.name)

  await expectOnRecord(page, admin, rejected.length)
  await expectNothingTwice(page, admin.token, {
    proofs,
    rejected,
    label,
    courier_id: courier.id,
    customer_id,
  })
})

const { nav, payments } = words.id.office

/** Two of them are the same picture, and one is too small to be read. */
async function thirtyProofs(page: Page) {
  const { default: sharp } = await import('sharp')
  const proofs: Proof[] = []
  const twice = (await pictureOf(`sama ${randomUUID()}`)).buffer
  const small = await sharp((await pictureOf(`kecil ${randomUUID()}`)).buffer)
    .resize(90, 160)
    .jpeg()
    .toBuffer()
  for (const picture of [twice, small, twice]) proofs.push(await payByPicture(page.request, picture))
  while (proofs.length < 30)
    proofs.push(await payByPicture(page.request, (await pictureOf(randomUUID())).buffer))
  return proofs
}

async function anApplication(page: Page) {
  const label = `Kedai Harian ${Date.now()}`
  await settle(page, 'id')
  await page.goto('/agent-registration')
  await hydrated(page)
  await fillApplication(page, label, `harian-${Date.now()}@example.com`)
  await giveDocuments(page, 'id')
  await page.locator('[name=consent]').check()
  await page.getByRole('button', { name: agentWords.id.registration.form.submit }).click()
  await expect(page.getByText(/AG-[0-9A-Z]{8}/)).toBeVisible()
  await page.context().close()
  return label
}

/** What is doubtful says so; all others are approved by one key each. */
async function judge(page: Page, proofs: readonly Proof[]) {
  await press(page, nav.payments)
  await expect(page.getByRole('button', { name: payments.approve })).toBeVisible()
  const rejected: Proof[] = []
  let waiting = [...proofs]
  while (waiting.length > 0) {
    const { found, text } = await nextOf(page, waiting)
    await expect(page.getByRole('button', { name: payments.approve })).toBeEnabled()
    const isSmall = text.includes(payments.small_picture)
    const isSame = text.includes(payments.duplicate)
    if (isSmall || isSame) {
      // The menu counts anew at once, and not at its next look.
      const counted = page.waitForRequest(/\/waiting$/, { timeout: 4000 })
      await rejectBecause(page, isSmall ? 'unreadable' : 'already_used')
      await counted
      rejected.push(found)
    } else await page.keyboard.press('a')
    await expect(page.locator('dd', { hasText: inGroups(found.number) })).toHaveCount(0)
    waiting = waiting.filter((proof) => proof !== found)
  }
  expect(rejected).toEqual([proofs[1], proofs[2]])
  expect(await reasonsOf(rejected)).toEqual(['unreadable', 'already_used'])
  return rejected
}

/** What the keys chose is what was stored. */
async function reasonsOf(rejected: readonly Proof[]) {
  const db = await database()
  const reasons = rejected.map(({ payment_id }) =>
    db.selectFrom('payments').select('reject_code').where('id', '=', payment_id).executeTakeFirst(),
  )
  return (await Promise.all(reasons)).map((row) => row?.reject_code)
}

async function payAll(page: Page, serials: readonly string[]) {
  // The desk of proofs needs the width: there the rail shows icons until the keyboard walks through it.
  await press(page, nav.refunds)
  for (const serial of serials) {
    await reach(page, serial, 'id')
    await page.keyboard.type(`REF ${serial.slice(-4)}`)
    await page.keyboard.press('Enter')
    await expect(page.getByText(serial)).toBeHidden()
  }
  await expect(page.getByText(refundWords.id.done).first()).toBeVisible()
  await page.keyboard.press('Escape')
}

async function noteDelay(page: Page, number: string) {
  const { tracking, search, work } = officeWords.id
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: search.box })).toBeFocused()
  await page.keyboard.type(number)
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(inGroups(number))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: inGroups(number) })).toBeVisible()
  await tabTo(page, '[name=code]')
  await page.keyboard.type(tracking.events.delayed)
  await tabTo(page, 'form:has([name=code]) [name=reason]')
  await page.keyboard.type(work.reasons.weather)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('ol').getByText(work.reasons.weather, { exact: true })).toBeVisible()
}

async function approveAgent(page: Page, label: string) {
  const { agents } = agentWords.id
  await press(page, nav.agents)
  const heading = page.getByRole('heading', { name: label })
  await expect(page.locator('main h2:visible').first()).toBeVisible()
  for (let place = 0; place < 50 && !(await heading.isVisible()); place += 1) await page.keyboard.press('j')
  await page.keyboard.press('a')
  await tabTo(page, '[name=login_email]')
  await page.keyboard.press('Enter')
  await expect(page.getByText(agents.approved)).toBeVisible()
}

async function raiseFee(page: Page) {
  const { sheets, rows, columns } = rates
  await press(page, nav.rates)
  await press(page, sheets.fees)
  await tabTo(page, `[aria-label="${rows.document_fee}, ${columns.price} (RM)"]`)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('9.75')
  await oneYearLater(page)
  await press(page, rates.add)
  const [before = ''] = rates.added.split('{{version}}')
  await expect(page.getByText(before)).toBeVisible()
}

async function lockOut(page: Page, name: string) {
  await press(page, nav.people)
  await press(page, people.manage_one.replace('{{name}}', name))
  await press(page, people.act.lock)
  await expect(page.getByText(people.act.lock_text.replace('{{name}}', name))).toBeVisible()
  await press(page, people.act.lock)
  const row = page.locator('tr', { hasText: name })
  await expect(row.getByText(people.states.locked)).toBeVisible()
}

async function expectOnRecord(page: Page, admin: { id: string; email: string }, rejected: number) {
  const db = await database()
  const timesOf = async () => {
    const rows = await db
      .selectFrom('events')
      .select(['name', ({ fn }) => fn.countAll<string>().as('times')])
      .where('actor_id', '=', admin.id)
      .groupBy('name')
      .execute()
    return Object.fromEntries(rows.map((row) => [row.name, Number(row.times)]))
  }
  // The last approvals of the day take effect ten seconds after their key.
  await expect(async () => expect((await timesOf())['payment_approved']).toBe(30 - rejected)).toPass()
  expect(await timesOf()).toMatchObject({
    approval_given: 30 - rejected,
    payment_approved: 30 - rejected,
    payment_rejected: rejected,
    refund_paid: 10,
    parcel_step_added: 1,
    agent_approved: 1,
    rate_card_added: 1,
    account_locked: 1,
  })
  await press(page, nav.audit)
  // Others work in this office meanwhile, and the log begins with what is newest.
  await page.locator('[name=name]').selectOption('account_locked')
  await type(page, 'person', admin.email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('cell', { name: audit.events.account_locked })).toHaveCount(1)
  await expectAccessible(page, 'the log after a day')
}

interface Done {
  proofs: readonly Proof[]
  rejected: readonly Proof[]
  label: string
  courier_id: string
  customer_id: string
}

/** Each act once more, with another key, as from a page that is older than the decision. */
async function expectNothingTwice(page: Page, token: string, done: Done) {
  const again = async (endpoint: Endpoint, id: string, data: object) => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
    const answer = await page.request.post(pathIn('staff', endpoint.path).replace(':id', id), {
      headers,
      data,
    })
    expect(answer.status(), `${endpoint.path}: ${await answer.text()}`).toBe(409)
  }
  for (const { payment_id, proof_id } of done.proofs) {
    await again(approvePayment, payment_id, { proof_id })
    await again(rejectPayment, payment_id, { proof_id, reject_code: 'not_received', reject_reason: '' })
  }
  const db = await database()
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('refund_accounts as a', 'a.user_id', 'refunds.user_id')
    .select(['refunds.id', 'a.changed_at'])
    .where('refunds.user_id', '=', done.customer_id)
    .execute()
  expect(refunds).toHaveLength(10)
  for (const { id, changed_at } of refunds)
    await again(payRefund, id, { bank_reference: 'AGAIN', account_changed_at: changed_at.toISOString() })
  const { id } = await db
    .selectFrom('agent_applications')
    .select('id')
    .where('label', '=', done.label)
    .executeTakeFirstOrThrow()
  await again(approveApplication, id, { login_email: `again-${randomUUID()}@example.com` })
  await again(lockPerson, done.courier_id, {})
}
