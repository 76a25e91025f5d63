import { expect } from '@playwright/test'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { openParcel, showToCamera, startDay, take, watchSending, words } from '../steps/courier.ts'
import { expectAccessible, expectNoOverflow, listen } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

const { courier } = words.sg

test('a parcel is found by the code on its label, its official box by the sticker', async ({ page }) => {
  const complaints = listen(page)
  const { toFetch, serial } = await startDay(page, 'sg')
  const sent = watchSending(page)
  await page.goto('/courier')
  const disc = page.getByRole('button', { name: courier.dock.scan, exact: true })
  await expect(disc).toBeVisible()
  await showToCamera(page, `https://seberang.example/resi-detail?number=${toFetch}`)
  await disc.click()
  await expect(page.locator('h1')).toHaveText(inGroups(toFetch))

  await expect(page.getByRole('heading', { name: courier.box.title })).toHaveCount(0)
  await take(page, 'sg', 'picked_up')
  await expect(page.getByRole('heading', { name: courier.box.title })).toBeVisible()
  await showToCamera(page, serial)
  await page.getByRole('button', { name: courier.find.scan }).click()
  await expect(page.getByRole('heading', { name: courier.box.title })).toHaveCount(0)
  await expect.poll(() => sent.map(({ what }) => what)).toEqual(['scan', 'box'])
  expect(sent.at(-1)?.body).toEqual({ serial })
  expect(complaints).toEqual([])
})

test('a label from before a change is void, by camera and by thumb; the new one is not', async ({ page }) => {
  const complaints = listen(page)
  const { toDeliver } = await startDay(page, 'sg', { label_edition: 2 })
  await page.goto('/courier')
  const disc = page.getByRole('button', { name: courier.dock.scan, exact: true })
  await expect(disc).toBeVisible()
  await showToCamera(page, `https://seberang.example/resi-detail?number=${toDeliver}`)
  await disc.click()
  await expect(page.getByText(courier.old_label.title)).toBeVisible()
  await expectAccessible(page, 'a parcel with an old label')
  await expectNoOverflow(page)

  const look = page.getByText(courier.old_label.look.replace('{{newest}}', '2'))
  for (const [typed, isAsked] of [
    [inGroups(toDeliver), true],
    [`${inGroups(toDeliver)} - 2`, false],
  ] as const) {
    await page.goto('/courier')
    await typeInto(page.locator('[name=number]'), typed)
    await page.getByRole('button', { name: courier.find.open }).click()
    await expect(page.locator('h1')).toHaveText(inGroups(toDeliver))
    await expect(page.getByRole('link', { name: /WhatsApp/ }).first()).toBeVisible()
    await expect(look).toHaveCount(isAsked ? 1 : 0)
    await expect(page.getByText(courier.old_label.title)).toHaveCount(0)
  }

  await page.goto('/courier/batch')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(courier.batch.heading)
  await showToCamera(page, toDeliver)
  await page.getByRole('button', { name: courier.find.scan }).click()
  await expect(page.getByText(courier.old_label.in_batch)).toBeVisible()
  expect(complaints).toEqual([])
})

test('the wrong kind of code says what to do instead', async ({ page }) => {
  const { serial } = await startDay(page, 'sg')
  await page.goto('/courier')
  const disc = page.getByRole('button', { name: courier.dock.scan, exact: true })
  await expect(disc).toBeVisible()
  await showToCamera(page, serial)
  await disc.click()
  await expect(page.getByText(courier.find.is_box)).toBeVisible()
  await expectAccessible(page, 'the open camera')
  await expectNoOverflow(page)
})

for (const [error, sentence] of [
  ['NotAllowedError', courier.camera.denied],
  ['NotFoundError', courier.camera.missing],
] as const)
  test(`without a camera (${error}) the number is typed`, async ({ page }) => {
    const { toFetch } = await startDay(page, 'sg')
    await page.goto('/courier')
    const disc = page.getByRole('button', { name: courier.dock.scan, exact: true })
    await expect(disc).toBeVisible()
    await page.evaluate((name) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', name))
    }, error)
    await disc.click()
    await expect(page.getByText(sentence)).toBeVisible()
    await expectAccessible(page, 'no camera')
    await page.getByRole('button', { name: courier.camera.close }).click()
    await typeInto(page.locator('[name=number]'), toFetch.slice(0, -1))
    await page.getByRole('button', { name: courier.find.open }).click()
    await expect(page.getByText(courier.find.not_found)).toBeVisible()
    await typeInto(page.locator('[name=number]'), inGroups(toFetch).toLowerCase())
    await page.getByRole('button', { name: courier.find.open }).click()
    await expect(page.locator('h1')).toHaveText(inGroups(toFetch))
  })

test('a serial typed in place of a scan confirms the box', async ({ page }) => {
  const { toFetch, serial } = await startDay(page, 'sg')
  await page.goto('/courier')
  await openParcel(page, toFetch)
  await take(page, 'sg', 'picked_up')
  await typeInto(page.locator('[name=serial]'), toFetch)
  await page.getByRole('button', { name: courier.box.confirm }).click()
  await expect(page.getByText(courier.box.is_parcel)).toBeVisible()
  await typeInto(page.locator('[name=serial]'), serial)
  await page.getByRole('button', { name: courier.box.confirm }).click()
  await expect(page.getByRole('heading', { name: courier.box.title })).toHaveCount(0)
})
