import { expect } from '@playwright/test'
import { pathIn } from '#contract/platform/endpoint.ts'
import { listTransactions } from '#contract/orders/transactions.ts'
import shell from '../../web/locales/sg/shell.ts'
import transaction from '../../web/locales/sg/transaction.ts'
import { settle } from '../steps/account.ts'
import { arriveAs, database } from '../steps/database.ts'
import { placeBoxOrder, placePaidBoxes } from '../steps/order.ts'
import { test } from '../steps/journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('the list opens where something waits, and stays open while somebody reads', async ({
  page,
  request,
}) => {
  await settle(page, 'sg')
  const { token } = await arriveAs(page, 'customer')
  const db = await database()
  const parcel = await placePaidBoxes(request, token)
  await db.updateTable('orders').set({ type: 'shipment' }).where('id', '=', parcel.order_id).execute()
  // Newer, and over.
  const ended = await placePaidBoxes(request, token)
  await db.updateTable('parcels').set({ macro: 'delivered' }).where('order_id', '=', ended.order_id).execute()
  const asked: string[] = []
  page.on('request', (one) => {
    const { pathname, search } = new URL(one.url())
    if (pathname === pathIn('user', listTransactions.path)) asked.push(search)
  })
  await page.goto('/transaction')
  const shipments = page.getByRole('tab', { name: new RegExp(`^${transaction.tabs.shipment}`) })
  const boxes = page.getByRole('tab', { name: new RegExp(`^${transaction.tabs.box_purchase}`) })
  await expect(page.getByRole('listitem').filter({ hasText: parcel.amount })).toHaveCount(1)
  await expect(shipments).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/type=shipment/)
  expect(asked).toEqual(['?stage=under_way'])

  // Meanwhile boxes wait for their payment: they come first for whoever opens the page, and move nobody who reads.
  await placeBoxOrder(request, token)
  await page.getByRole('link', { name: transaction.follow }).click()
  await expect(page).toHaveURL(/shipment-detail/)
  await page.goBack()
  await expect(shipments).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('link', { name: shell.bar.parcels, exact: true }).click()
  await expect(boxes).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('link', { name: /^Pay RM/ })).toBeVisible()
})
