import { randomUUID } from 'node:crypto'
import { expect, type Browser, type Page } from '@playwright/test'
import { sql } from 'kysely'
import { pathIn } from '#contract/platform/endpoint.ts'
import { approvePayment, rejectCodes, showProof } from '#contract/money/payments.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { settle } from '../steps/account.ts'
import { arriveAs, database, makePerson } from '../steps/database.ts'
import { approvalsOf, nextOf, payByPicture, rejectBecause, type Proof } from '../steps/day.ts'
import { searchDesk } from '../steps/desk.ts'
import { cutPictures, seeAfterRetry } from '../steps/picture.ts'
import { pictureOf, words } from '../steps/purchase.ts'
import { expectAccessible, expectNoOverflow } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

const { payments } = words.sg.office
const { reasons } = words.sg.success

async function aProof(page: Page) {
  return payByPicture(page.request, (await pictureOf(randomUUID())).buffer)
}

async function desk(browser: Browser) {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await settle(page, 'sg')
  const { id } = await arriveAs(page, 'admin')
  return { page, id }
}

async function open(page: Page, proof: Proof) {
  await page.goto('/office/payments')
  await searchDesk(page, 'sg', proof.number)
  await expect(page.locator('dd', { hasText: inGroups(proof.number) })).toBeVisible()
}

async function paymentOf({ payment_id }: Proof) {
  const db = await database()
  return db.selectFrom('payments').selectAll().where('id', '=', payment_id).executeTakeFirstOrThrow()
}

/** Ten seconds are enough for a person, but not for every look at a page by a busy machine. */
async function holdApproval({ payment_id }: Proof) {
  const db = await database()
  const held = await db
    .updateTable('approvals')
    .set({ takes_effect_at: sql<Date>`now() + interval '2 minutes'` })
    .where('payment_id', '=', payment_id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  expect(held.numUpdatedRows).toBe(1n)
}

test('the queue opens what is pressed, keys make the picture larger, and the amounts lie side by side', async ({
  browser,
}) => {
  const { page } = await desk(browser)
  const proof = await aProof(page)
  await open(page, proof)
  await expect(page.getByRole('button', { name: payments.approve })).toBeEnabled()
  const { amount_sen } = await paymentOf(proof)
  const amount = (amount_sen / 100).toFixed(2)
  await expect(page.getByText(payments.checks.heading)).toBeVisible()
  await expect(page.getByText(payments.checks.new)).toBeVisible()
  const queue = page.getByRole('navigation', { name: payments.queue })
  await expect(queue.getByRole('button', { name: amount })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByText(payments.expected).locator('..')).toContainText(amount)
  await page.keyboard.press('+')
  await expect(page.getByText('150 %')).toBeVisible()
  await expectAccessible(page, 'the proof desk, zoomed')
  await page.keyboard.press('0')
  await expect(page.getByText('100 %')).toBeVisible()
})

test('the reason that has the focus is the one that is sent, by keys as by mouse; none is sent unasked', async ({
  browser,
}) => {
  const { page } = await desk(browser)
  const [byKey, byMouse, byDigit] = [await aProof(page), await aProof(page), await aProof(page)]
  const approve = page.getByRole('button', { name: payments.approve })
  const reject = page.locator('dialog').getByRole('button', { name: payments.reject })
  await open(page, byKey)
  await expect(approve).toBeEnabled()
  await page.keyboard.press('r')
  await reject.click()
  await expect(page.locator('dialog').getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'a rejection without a reason')
  await page.locator('input[value=amount_differs]').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('input[value=amount_differs]')).toBeChecked()
  expect((await paymentOf(byKey)).reject_code).toBeNull()
  await page.keyboard.press('Enter')
  // Nobody is told that a sum differs without being told what is missing.
  await expect(page.locator('dialog input[name=came]')).toBeFocused()
  await page.keyboard.type('40')
  await page.keyboard.press('Enter')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  expect((await paymentOf(byKey)).reject_code).toBe('amount_differs')

  await open(page, byMouse)
  await expect(approve).toBeEnabled()
  await page.keyboard.press('r')
  await page.getByText(reasons.wrong_account).click()
  await reject.click()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  expect((await paymentOf(byMouse)).reject_code).toBe('wrong_account')

  await open(page, byDigit)
  await expect(approve).toBeEnabled()
  await page.keyboard.press('r')
  await expect(page.locator('dialog[open]')).toBeVisible()
  await page.keyboard.press('3')
  await page.keyboard.press('Enter')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  expect((await paymentOf(byDigit)).reject_code).toBe(rejectCodes[2])
})

/** A line as large as banks print an amount, of frames as tall as digits; fonts differ from machine to machine. */
async function pictureWithAmount() {
  const { default: sharp } = await import('sharp')
  const digit = (place: number) =>
    `<rect x="${60 + place * 50}" y="300" width="32" height="56" fill="none" stroke="#123" stroke-width="8"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="1280"><rect width="720" height="1280" fill="#fff"/>${[0, 1, 2, 3, 4, 5, 6].map(digit).join('')}<text x="40" y="900" font-size="20">${randomUUID()}</text></svg>`
  return sharp(Buffer.from(svg)).jpeg().toBuffer()
}

test('the amount is cut out of the picture by itself, and what one points at instead', async ({
  browser,
}) => {
  const { page } = await desk(browser)
  const proof = await payByPicture(page.request, await pictureWithAmount())
  await open(page, proof)
  const cutOut = page.locator('svg:has(image)')
  const boxOf = async () => ((await cutOut.getAttribute('viewBox')) ?? '').split(' ').map(Number)
  await expect(page.getByText(payments.cut_out, { exact: true })).toBeVisible()
  const [left = 0, top = 0, width = 0, height = 0] = await boxOf()
  // All seven digits with a little room, and nothing else.
  expect(left).toBeGreaterThan(20)
  expect(left).toBeLessThan(60)
  expect(left + width).toBeGreaterThan(400)
  expect(top).toBeGreaterThan(260)
  expect(top + height).toBeLessThan(400)
  const picture = page.getByRole('img', { name: payments.proof })
  await picture.hover({ position: { x: 40, y: 200 } })
  await expect(page.getByText(payments.point_at)).toBeVisible()
  expect(await boxOf()).not.toEqual([left, top, width, height])
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(page.getByText(payments.cut_out, { exact: true })).toBeVisible()
  expect(await boxOf()).toEqual([left, top, width, height])
})

test('no key decides before the picture is drawn; one that cannot be drawn is only rejected', async ({
  browser,
}) => {
  const { page } = await desk(browser)
  const [late, broken] = [await aProof(page), await aProof(page)]
  const address = (proof: Proof) => `**${pathIn('staff', showProof.path).replace(':id', proof.payment_id)}`
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(address(late), async (route) => {
    await held
    await route.continue()
  })
  await page.route(address(broken), (route) =>
    route.fulfill({ status: 200, contentType: 'image/jpeg', body: 'no picture at all' }),
  )
  const approve = page.getByRole('button', { name: payments.approve })
  await open(page, late)
  await expect(approve).toBeDisabled()
  await page.keyboard.press('a')
  await page.keyboard.press('r')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  expect(await approvalsOf(late)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  const below = page.locator('dd', { hasText: inGroups(late.number) })
  const place = await below.boundingBox()
  release()
  await expect(approve).toBeEnabled()
  expect(await below.boundingBox()).toEqual(place)
  await page.setViewportSize({ width: 1440, height: 900 })

  await open(page, broken)
  await expect(page.getByText(words.sg.ui.picture_failed)).toBeVisible()
  await expect(approve).toBeDisabled()
  await page.keyboard.press('a')
  await expectAccessible(page, 'a picture that cannot be drawn')
  await page.keyboard.press('r')
  await page.getByText(reasons.unreadable).click()
  await page.locator('dialog').getByRole('button', { name: payments.reject }).click()
  await expect(page.getByText(payments.rejected, { exact: true })).toBeVisible()
  expect([await approvalsOf(broken), (await paymentOf(broken)).reject_code]).toEqual([[], 'unreadable'])

  const mend = await cutPictures(page, new RegExp(`${late.payment_id}/proof$`))
  await open(page, late)
  await expect(approve).toBeDisabled()
  await seeAfterRetry(page, 'sg', payments.proof, mend)
  await expect(approve).toBeEnabled()
})

test('an approval is taken back by a key; when a colleague decides, the place stays and the screen says so', async ({
  browser,
}) => {
  const { page } = await desk(browser)
  const proof = await aProof(page)
  await open(page, proof)
  await expect(page.getByRole('button', { name: payments.approve })).toBeEnabled()
  await page.keyboard.press('a')
  const row = page.locator('li', { hasText: inGroups(proof.number) })
  await expect(row.getByRole('button', { name: payments.pending.undo })).toBeVisible()
  await holdApproval(proof)
  await page.reload()
  await expect(row.getByRole('button', { name: payments.pending.undo })).toBeVisible()
  await expectAccessible(page, 'an approval that can be undone')
  await page.keyboard.press('u')
  await expect(page.getByText(payments.pending.undone)).toBeVisible()
  await expect(row).toHaveCount(0)
  expect([await approvalsOf(proof), (await paymentOf(proof)).status]).toEqual([
    ['undone'],
    'awaiting_approval',
  ])

  await open(page, proof)
  const colleague = await makePerson('admin', 'Rekan Contoh')
  const answer = await page.request.post(
    pathIn('staff', approvePayment.path).replace(':id', proof.payment_id),
    {
      headers: { authorization: `Bearer ${colleague.token}`, 'idempotency-key': randomUUID() },
      data: { proof_id: proof.proof_id },
    },
  )
  expect(answer.status()).toBe(200)
  await expect(page.getByText(payments.elsewhere.pending.replace('{{name}}', 'Rekan Contoh'))).toBeVisible()
  await expect(page.getByRole('button', { name: payments.approve })).toHaveCount(0)
  await expectAccessible(page, 'a proof a colleague decided on')
  await page.setViewportSize({ width: 360, height: 780 })
  await expectNoOverflow(page)
})

test('what was taken back is open again, and after a rejection no key takes back what was approved before it', async ({
  browser,
}) => {
  const { page } = await desk(browser)
  const [approved, rejected] = [await aProof(page), await aProof(page)]
  await page.goto('/office/payments')
  await nextOf(page, [approved])
  await expect(page.getByRole('button', { name: payments.approve })).toBeEnabled()
  await page.keyboard.press('a')
  const facts = page.locator('dd', { hasText: inGroups(approved.number) })
  await expect(facts).toHaveCount(0)
  await holdApproval(approved)
  const row = page.locator('li', { hasText: inGroups(approved.number) })
  await expect(row.getByRole('button', { name: payments.pending.undo })).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByText(payments.pending.undone)).toBeVisible()
  await expect(facts).toHaveCount(1)

  await expect(page.getByRole('button', { name: payments.approve })).toBeEnabled()
  await page.keyboard.press('a')
  await expect(facts).toHaveCount(0)
  await holdApproval(approved)
  await open(page, rejected)
  await expect(page.getByRole('button', { name: payments.approve })).toBeEnabled()
  await rejectBecause(page, 'unreadable', payments.reject_title)
  await expect(page.getByText(payments.rejected, { exact: true })).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByText(payments.pending.not_rejections)).toBeVisible()
  expect([(await approvalsOf(approved)).toSorted(), (await paymentOf(rejected)).reject_code]).toEqual([
    ['pending', 'undone'],
    'unreadable',
  ])
})

test('on a phone the amount, the picture and both answers stand on the first screen', async ({ browser }) => {
  const { page } = await desk(browser)
  await page.setViewportSize({ width: 360, height: 740 })
  const proof = await aProof(page)
  const { amount_sen } = await paymentOf(proof)
  const picture = page.getByRole('img', { name: payments.proof })
  const approve = page.getByRole('button', { name: payments.approve })
  const reject = page.getByRole('button', { name: payments.reject })
  // Others look at the same row: who waits longest may be decided on by somebody else meanwhile.
  await expect(async () => {
    await page.goto('/office/payments')
    await expect(approve).toBeEnabled()
    for (const part of [picture, approve, reject]) await expect(part).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  }).toPass()
  await expectAccessible(page, 'the proof desk of a phone')
  await expectNoOverflow(page)
  const find = page.getByRole('button', { name: payments.find, exact: true })
  await expect(page.getByRole('searchbox', { name: payments.find, exact: true })).toBeHidden()
  await find.click()
  await expect(find).toHaveAttribute('aria-expanded', 'true')
  await searchDesk(page, 'sg', proof.number)
  const amount = page
    .getByText((amount_sen / 100).toFixed(2))
    .filter({ visible: true })
    .first()
  await expect(amount).toBeInViewport({ ratio: 1 })
  await expect(approve).toBeInViewport({ ratio: 1 })
})
