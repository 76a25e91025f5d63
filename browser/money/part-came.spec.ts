import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { pathIn } from '#contract/platform/endpoint.ts'
import { sendProof } from '#contract/orders/transactions.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import proofs from '../../web/locales/sg/office_payments.ts'
import { settle } from '../steps/account.ts'
import { database, makePerson, stayAs } from '../steps/database.ts'
import { payByPicture, type Proof } from '../steps/day.ts'
import { openOffice, searchDesk } from '../steps/desk.ts'
import { pictureOf, words } from '../steps/purchase.ts'
import { expectAccessible, expectNoOverflow } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

const { payments } = words.sg.office
const { part, reasons } = words.sg.success

async function open(page: Page, { number }: Proof) {
  await page.goto('/office/payments')
  await searchDesk(page, 'sg', number)
  await expect(page.locator('dd', { hasText: inGroups(number) })).toBeVisible()
  await expect(page.getByRole('button', { name: payments.reject })).toBeEnabled()
}

test('whoever paid too little is asked for what is missing; the desk says that the next proof is the second', async ({
  browser,
  page,
}) => {
  const person = await makePerson('customer')
  const proof = await payByPicture(page.request, (await pictureOf(randomUUID())).buffer, person)
  const db = await database()
  const { amount_sen } = await db
    .selectFrom('payments')
    .select('amount_sen')
    .where('id', '=', proof.payment_id)
    .executeTakeFirstOrThrow()
  const missing = formatRinggit(amount_sen / 100 - 40)
  const desk = await openOffice(browser)
  await open(desk, proof)
  await desk.keyboard.press('r')
  const dialog = desk.locator('dialog[open]')
  await expect(dialog).toContainText(inGroups(proof.number))
  await expect(dialog).toContainText(formatRinggit(amount_sen / 100))
  await dialog.getByText(reasons.amount_differs).click()
  const came = dialog.locator('input[name=came]')
  await typeInto(came, String(amount_sen / 100 + 5))
  await expect(dialog.getByText(tooMuch('RM\u00a05.00'))).toBeVisible()
  await typeInto(came, '40')
  await expect(dialog.getByText(proofs.missing.replace('{{amount}}', missing))).toBeVisible()
  await expectAccessible(desk, 'what came of a payment')
  await dialog.getByRole('button', { name: payments.reject }).click()
  await expect(dialog).toHaveCount(0)

  await page.setViewportSize({ width: 360, height: 740 })
  await settle(page, 'sg')
  await stayAs(page, person)
  await page.goto(`/shipment-success?id=${proof.order_id}`)
  await expect(page.getByRole('heading', { level: 1, name: part.heading })).toBeVisible()
  await expect(page.getByText(part.due)).toBeVisible()
  await expect(page.locator('main section').filter({ hasText: part.due })).toContainText(missing)
  await expectAccessible(page, 'what is missing')
  await expectNoOverflow(page)

  const sent = await page.request.post(pathIn('user', sendProof.path).replace(':id', proof.order_id), {
    headers: { authorization: `Bearer ${person.token}`, 'idempotency-key': randomUUID() },
    multipart: {
      file: { name: 'bukti.jpg', mimeType: 'image/jpeg', buffer: (await pictureOf(randomUUID())).buffer },
    },
  })
  expect(sent.status()).toBe(200)
  await open(desk, proof)
  await expect(desk.getByText(proofs.nth.replace('{{nth}}', '2')).first()).toBeVisible()
  const { came_before } = proofs
  await expect(
    desk.getByText(came_before.replace('{{came}}', 'RM\u00a040.00').replace('{{missing}}', missing)),
  ).toBeVisible()
  await expectAccessible(desk, 'a second proof')
  await desk.context().close()
})

function tooMuch(amount: string) {
  return proofs.too_much.replace('{{amount}}', amount)
}
