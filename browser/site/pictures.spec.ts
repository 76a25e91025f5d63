import { expect, type Page } from '@playwright/test'
import { settle } from '../steps/account.ts'
import { fileClaim, makeDelivered, openClaim, words as claimWords } from '../steps/claim.ts'
import { arriveAs, makePerson, stayAs } from '../steps/database.ts'
import { payByPicture } from '../steps/day.ts'
import { placeBoxOrder } from '../steps/order.ts'
import { cutPictures, seeAfterRetry } from '../steps/picture.ts'
import { pictureOf, words } from '../steps/purchase.ts'
import { expectAccessible, expectNoOverflow } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

const language = 'id'

test.use({ viewport: { width: 360, height: 740 } })

const ofClaim = /\/claim\/[^/]+\/picture\//
const onDesk = /\/claim-desk\/[^/]+\/picture\//
const ofAccount = /\/payment-account\/[^/]+\/image/
const ofProof = /\/transaction\/[^/]+\/proof$/

test('a proof that cannot be fetched says so and is asked for again', async ({ page }) => {
  await settle(page, language)
  const person = await makePerson('customer')
  const { order_id } = await payByPicture(page.request, (await pictureOf(language)).buffer, person)
  await stayAs(page, person)
  const mend = await cutPictures(page, ofProof)
  await page.goto(`/shipment-success?id=${order_id}`)
  await seeAfterRetry(page, language, words[language].success.your_proof, mend)
})

test('both sides of a claim read that its picture cannot be shown, and see it later', async ({
  page,
  browser,
}) => {
  await settle(page, 'sg')
  const person = await arriveAs(page, 'customer')
  const { id, number } = await makeDelivered(person.id)
  await page.goto(`/claim?id=${id}`)
  const mend = await cutPictures(page, ofClaim)
  await fileClaim(page, 'sg')
  await page.getByText(claimWords.sg.claim.history, { exact: true }).click()
  const name = claimWords.sg.claim.picture.replace('{{place}}', '1')
  await seeAfterRetry(page, 'sg', name, mend)

  const office = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await settle(office, 'sg')
  await arriveAs(office, 'admin')
  const mendDesk = await cutPictures(office, onDesk)
  await openClaim(office, 'sg', number)
  await seeAfterRetry(office, 'sg', name, mendDesk)
})

/** Every picture that did not come is replaced by words, without a broken picture beside them. */
async function expectMissing(page: Page, failed: string, count: number) {
  const missing = page.locator('main').getByText(failed)
  await expect.poll(() => missing.count()).toBeGreaterThanOrEqual(count)
  const torn = () =>
    page
      .locator('main img')
      .evaluateAll(
        (drawn) =>
          drawn.filter((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth === 0)
            .length,
      )
  await expect.poll(torn).toBe(0)
  await expectAccessible(page, 'pictures of accounts that cannot be shown')
  await expectNoOverflow(page)
}

test('where to pay is read without the picture of the bank', async ({ page }) => {
  const { picture_failed } = words[language].ui
  const { other_way } = words[language].success
  await settle(page, language)
  const person = await makePerson('customer')
  const id = await placeBoxOrder(page.request, person.token)
  await stayAs(page, person)
  await cutPictures(page, ofAccount)
  await page.goto(`/shipment-success?id=${id}`)
  await expectMissing(page, picture_failed, 1)
  await page.getByText(other_way.heading, { exact: true }).click()
  await page.getByRole('tab', { name: words[language].ui.payment.transfer }).click()
  await expectMissing(page, picture_failed, 1)

  await arriveAs(page, 'admin')
  await page.goto('/office/accounts')
  await expectMissing(page, picture_failed, 2)
})
