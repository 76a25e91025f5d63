import { test } from '@playwright/test'
import { languages } from '#contract/platform/language.ts'
import { settle } from '../steps/account.ts'
import { fileClaim, makeDelivered, openClaim, words as claimWords } from '../steps/claim.ts'
import { arriveAs, makePerson, stayAs } from '../steps/database.ts'
import { payByPicture } from '../steps/day.ts'
import { cutPictures, seeAfterRetry } from '../steps/picture.ts'
import { pictureOf, words } from '../steps/purchase.ts'

test.use({ viewport: { width: 360, height: 740 } })

const ofClaim = /\/claim\/[^/]+\/picture\//
const onDesk = /\/claim-desk\/[^/]+\/picture\//
const ofProof = /\/transaction\/[^/]+\/proof$/

for (const language of languages)
  test(`a proof that cannot be fetched says so and is asked for again, in ${language}`, async ({ page }) => {
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
