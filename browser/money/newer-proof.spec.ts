import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { settle } from '../steps/account.ts'
import { arriveAs, database } from '../steps/database.ts'
import { payByPicture } from '../steps/day.ts'
import { sendProofOf } from '../steps/desk.ts'
import { pictureOf, words } from '../steps/purchase.ts'
import { expectAccessible, expectNoOverflow, listen } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('whoever sent the wrong picture sends another one while the office has not decided', async ({
  page,
}) => {
  const complaints = listen(page)
  const { success } = words.id
  await settle(page, 'id')
  const customer = await arriveAs(page, 'customer')
  const wrong = await payByPicture(page.request, (await pictureOf(randomUUID())).buffer, customer)
  await page.goto(`/shipment-success?id=${wrong.order_id}`)
  // Small until it is asked for, so that what was ordered is not pushed out of sight.
  const picture = page.getByRole('img', { name: success.your_proof })
  await expect(picture).toBeVisible()
  expect((await picture.boundingBox())?.height).toBeLessThan(150)
  await page.getByRole('button', { name: success.proof.whole }).press('Enter')
  await expect.poll(async () => (await picture.boundingBox())?.height).toBeGreaterThan(400)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: success.proof.smaller }).press('Enter')
  await page.getByRole('button', { name: success.proof.another }).click()
  await expectAccessible(page, 'another picture of a payment')
  await expectNoOverflow(page)
  await sendProofOf(page, 'id', randomUUID())
  // The field folds again, and what stands there is the new one.
  await expect(page.getByRole('button', { name: success.proof.another })).toBeVisible()
  await expect(page.getByRole('img', { name: success.your_proof })).toBeVisible()
  const db = await database()
  const { status, proof_id } = await db
    .selectFrom('payments')
    .select(['status', 'proof_id'])
    .where('id', '=', wrong.payment_id)
    .executeTakeFirstOrThrow()
  expect(status).toBe('awaiting_approval')
  expect(proof_id).not.toBe(wrong.proof_id)
  expect(complaints).toEqual([])
})
