import { expect, test } from '@playwright/test'
import { languages } from '#contract/language.ts'
import { inGroups } from '#contract/tracking-number.ts'
import { backToList, openParcel, startDay, take, watchSending, words } from './courier-steps.ts'
import { pictureOf } from './purchase-steps.ts'
import { expectAccessible, expectNoOverflow, listen } from './steps.ts'

test.use({ viewport: { width: 360, height: 740 } })
test.describe.configure({ timeout: 120_000 })

for (const language of languages)
  test(`three scans without network leave in order and once when it is back, in ${language}`, async ({
    page,
    context,
  }) => {
    const complaints = listen(page)
    const { courier, error } = words[language]
    const { server, toFetch, alsoToFetch, toDeliver } = await startDay(page, language)
    const sent = watchSending(page)
    await page.goto('/courier')
    await expect(page.getByRole('link', { name: inGroups(toDeliver) })).toBeVisible()
    await expect(page.locator('a[href="tel:+60123456789"]')).toHaveCount(3)
    await expectAccessible(page, 'the list')
    await expectNoOverflow(page)

    await context.setOffline(true)
    server.setAway(true)
    await expect(page.getByText(courier.queue.offline)).toBeVisible()
    for (const number of [toFetch, alsoToFetch]) {
      await openParcel(page, number)
      await take(page, language, 'picked_up')
      await expect(page.getByText(courier.parcel.waiting)).toBeVisible()
      await backToList(page, language)
    }
    await openParcel(page, toDeliver)
    await take(page, language, 'delivered')
    await expect(page.getByText(error.received_by_required)).toBeVisible()
    await expect(page.getByText(error.picture_missing)).toBeVisible()
    await expectAccessible(page, 'a delivery with errors')
    await page.locator('[name=received_by]').fill('Budi Contoh')
    await page.locator('input[type=file]').setInputFiles(await pictureOf(toDeliver))
    await expect(page.getByRole('img', { name: courier.step.preview })).toBeVisible()
    await expectAccessible(page, 'a delivery')
    await page.getByRole('button', { name: courier.step.confirm, exact: true }).click()
    await expect(page.getByText(courier.queue.count_other.replace('{{count}}', '3'))).toBeVisible()
    await page.locator('summary', { hasText: '3' }).click()
    await expectAccessible(page, 'what waits')
    await expectNoOverflow(page)
    expect(sent).toEqual([])

    server.setAway(false)
    await context.setOffline(false)
    await expect(page.getByText(courier.parcel.waiting)).toHaveCount(0)
    expect(sent.map(({ what, body }) => body.code ?? what)).toEqual([
      'picked_up',
      'picked_up',
      'evidence',
      'delivered',
    ])
    expect(new Set(sent.map(({ key }) => key)).size).toBe(4)
    const [, , , delivery] = sent
    expect(delivery?.body).toMatchObject({ received_by: 'Budi Contoh' })
    expect(delivery?.body.evidence_id).toMatch(/^[\da-f-]{36}$/)
    await page.goto('/courier')
    await expect(page.getByRole('link', { name: inGroups(toFetch) })).toBeVisible()
    await expect(page.getByRole('link', { name: inGroups(toDeliver) })).toHaveCount(0)
    expect(sent).toHaveLength(4)
    expect(server.counted).toEqual([
      `picked_up ${toFetch}`,
      `picked_up ${alsoToFetch}`,
      `delivered ${toDeliver}`,
    ])
    // The icon of the site is asked for without network too.
    expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  })

test('after a lost answer the same scan is sent with the same key and counts once', async ({ page }) => {
  const { server, toFetch } = await startDay(page, 'sg')
  const sent = watchSending(page)
  await page.goto('/courier')
  await openParcel(page, toFetch)
  server.loseNextAnswer()
  await take(page, 'sg', 'picked_up')
  await expect(page.getByText(words.sg.courier.parcel.waiting)).toBeVisible()
  await page.reload()
  await expect.poll(() => sent.length).toBe(2)
  await expect(page.getByText(words.sg.courier.parcel.waiting)).toHaveCount(0)
  const [first, second] = sent
  expect(sent).toHaveLength(2)
  expect(second).toEqual(first)
  expect(server.counted).toEqual([`picked_up ${toFetch}`])
})

test('a refused scan says why and can be put away; the others go on', async ({ page, context }) => {
  const { courier, error } = words.id
  const { server, toFetch, alsoToFetch } = await startDay(page, 'id')
  await page.goto('/courier')
  await expect(page.getByRole('link', { name: inGroups(toFetch) })).toBeVisible()
  await context.setOffline(true)
  server.setAway(true)
  for (const number of [toFetch, alsoToFetch]) {
    await openParcel(page, number)
    await take(page, 'id', 'picked_up')
    await backToList(page, 'id')
  }
  server.move(toFetch, 'cancelled')
  server.setAway(false)
  await context.setOffline(false)
  const refused = page.getByRole('alert').filter({ hasText: error.step_not_legal })
  await expect(refused).toBeVisible()
  await expect(page.getByText(courier.parcel.waiting)).toHaveCount(0)
  expect(server.counted).toEqual([`picked_up ${alsoToFetch}`])
  await expectAccessible(page, 'a refused scan')
  await page.getByRole('button', { name: courier.queue.dismiss }).click()
  await expect(refused).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('link', { name: inGroups(alsoToFetch) })).toBeVisible()
  await expect(refused).toHaveCount(0)
})

test('the list and a parcel open from what the device kept when the server is away', async ({ page }) => {
  const { server, toFetch } = await startDay(page, 'my')
  await page.goto('/courier')
  await expect(page.getByRole('link', { name: inGroups(toFetch) })).toBeVisible()
  server.setAway(true)
  await page.reload()
  await openParcel(page, toFetch)
  await expect(page.getByRole('button', { name: words.my.events.picked_up })).toBeVisible()
})
