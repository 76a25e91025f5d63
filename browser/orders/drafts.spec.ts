import { expect } from '@playwright/test'
import { settle } from '../steps/account.ts'
import { arriveAs, database } from '../steps/database.ts'
import { draftWords, expectSaved, holdSaves } from '../steps/draft.ts'
import { fillReceiver, words } from '../steps/purchase.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

for (const path of ['/shipment', '/purchase']) {
  test(`two tabs on ${path} never overwrite each other in silence`, async ({ page, context }) => {
    await settle(page, 'my')
    await arriveAs(page, 'customer')
    await page.goto(path)
    await typeInto(page.locator('[name=name]'), 'Tab satu')
    await expectSaved(page, 'my')
    const other = await context.newPage()
    await other.goto(path)
    await expect(other.locator('[name=name]')).toHaveValue('Tab satu')
    await typeInto(other.locator('[name=name]'), 'Tab dua')
    await expectSaved(other, 'my')
    await typeInto(page.locator('[name=email]'), 'satu@example.com')
    const question = page.getByText(draftWords.my.changed.title)
    await expect(question).toBeVisible()
    await expect(page.locator('[name=email]')).toHaveValue('satu@example.com')
    await page.getByRole('button', { name: draftWords.my.changed.other }).click()
    await expect(page.locator('[name=name]')).toHaveValue('Tab dua')
    await typeInto(other.locator('[name=email]'), 'dua@example.com')
    await expectSaved(other, 'my')
    await typeInto(page.locator('[name=name]'), 'Tab satu lagi')
    await expect(question).toBeVisible()
    await page.getByRole('button', { name: draftWords.my.changed.mine }).click()
    await expectSaved(page, 'my')
    await other.reload()
    await expect(other.locator('[name=name]')).toHaveValue('Tab satu lagi')
  })

  test(`what was typed last on ${path} outlives a reload at once, and a line that is gone`, async ({
    page,
  }) => {
    await settle(page, 'sg')
    await arriveAs(page, 'customer')
    await page.goto(path)
    await typeInto(page.locator('[name=name]'), 'Siti')
    await page.reload()
    await expect(page.locator('[name=name]')).toHaveValue('Siti')
    await expectSaved(page, 'sg')
    await page.route('**/draft', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await typeInto(page.locator('[name=name]'), 'Siti without a line')
    await expect(page.getByText(draftWords.sg.saving_states.waiting)).toBeVisible()
    await page.reload()
    await expect(page.locator('[name=name]')).toHaveValue('Siti without a line')
    await page.unroute('**/draft')
    await expectSaved(page, 'sg')
  })

  test(`a form on ${path} that is too long says so, and is saved once it is shorter`, async ({ page }) => {
    await settle(page, 'id')
    await arriveAs(page, 'customer')
    await page.goto(path)
    const address = page.locator('[name=address]')
    await address.focus()
    await page.keyboard.insertText('箱'.repeat(40_000))
    await expect(page.getByText(draftWords.id.saving_states.too_long)).toBeVisible()
    await typeInto(address, 'Jalan Contoh 1')
    await expectSaved(page, 'id')
    await page.reload()
    await expect(address).toHaveValue('Jalan Contoh 1')
  })
}

test('boxes that one tab has ordered are not ordered by the form of the other', async ({ page, context }) => {
  const { purchase } = words.sg
  await settle(page, 'sg')
  const { id } = await arriveAs(page, 'customer')
  await page.goto('/purchase')
  await typeInto(page.locator('[name=name]'), 'Siti')
  await expectSaved(page, 'sg')
  const other = await context.newPage()
  await other.goto('/purchase')
  await expect(other.locator('[name=name]')).toHaveValue('Siti')
  const db = await database()
  await db.updateTable('drafts').set({ sealed: null, version: 9 }).where('user_id', '=', id).execute()
  await typeInto(other.locator('[name=email]'), 'siti@example.com')
  await expect(other.getByText(draftWords.sg.changed.title)).toBeVisible()
  await expect(other.getByRole('button', { name: purchase.next })).toHaveCount(0)
  await other.getByRole('button', { name: draftWords.sg.changed.other }).click()
  await expect(other.locator('[name=name]')).toHaveValue('Nur Contoh')
  await expect(other.getByRole('button', { name: purchase.next })).toBeVisible()
})

test('boxes whose last choice is still being saved are on their way at the first press', async ({ page }) => {
  const { purchase, ui } = words.sg
  await settle(page, 'sg')
  await arriveAs(page, 'customer')
  await page.goto('/purchase')
  await fillReceiver(page, 'sg')
  await page.getByRole('button', { name: purchase.next }).click()
  await page.getByRole('button', { name: purchase.next }).click()
  const letGo = await holdSaves(page)
  await page.getByRole('tab', { name: ui.payment.cash }).click()
  const order = page.getByRole('button', { name: purchase.order, exact: true })
  await order.click()
  await expect(order).toBeDisabled()
  letGo()
  await expect(page).toHaveURL(/\/shipment-success\?id=/)
})

test('an earlier draft that lies in the browser goes on, and leaves the browser', async ({ page }) => {
  await settle(page, 'sg')
  const { id } = await arriveAs(page, 'customer')
  await page.evaluate((user_id) => {
    const draft = { step: 0, receiver_detail: { name: 'Siti from before', quantity: 3 } }
    localStorage.setItem('purchase-draft', JSON.stringify({ user_id, draft }))
  }, id)
  await page.goto('/purchase')
  await expect(page.locator('[name=name]')).toHaveValue('Siti from before')
  await expect(page.locator('[name=quantity]')).toHaveValue('3')
  await expectSaved(page, 'sg')
  expect(await page.evaluate(() => localStorage.getItem('purchase-draft'))).toBeNull()
})
