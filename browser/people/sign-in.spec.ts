import { expect, type Page } from '@playwright/test'
import { proofHeader } from '#contract/platform/proof-of-work.ts'
import { filledWords } from '../../api/messages/letters/compose.ts'
import { wordsIn } from '../../api/messages/letters/all-words.ts'
import { countAgainst } from '../../api/platform/limits.ts'
import myError from '../../web/locales/my/error.ts'
import myShell from '../../web/locales/my/shell.ts'
import { expectSignedIn, logIn, password, settle, signUp } from '../steps/account.ts'
import { mailWith } from '../steps/agent.ts'
import { database } from '../steps/database.ts'
import { makeOwner } from '../steps/owner.ts'
import { expectAccessible, hydrated, origin } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

const language = 'my'

test.use({ viewport: { width: 360, height: 740 } })

/** Others have missed so often, from elsewhere, that the sign-in of this account asks strangers for work. */
async function missFromElsewhere(email: string) {
  const db = await database()
  const limit = { bucket: `login:${email}`, most: 10, seconds: 900 }
  for (let miss = 0; miss < limit.most; miss += 1) await countAgainst(db, [limit])
}

/** The call that brings its proof waits until it is let through, so that what the page says meanwhile can be read. */
async function holdProofs(page: Page) {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const proofs: string[] = []
  await page.route('**/api/v1/login', async (route) => {
    const proof = route.request().headers()[proofHeader]
    if (proof) {
      proofs.push(proof)
      await held
    }
    await route.continue()
  })
  return { release, proofs }
}

test('after too many misses the form works for its try, says so and gets in', async ({ page }) => {
  await settle(page, language)
  const { email } = await makeOwner('customer')
  await missFromElsewhere(email)
  const { release, proofs } = await holdProofs(page)
  await page.goto('/login?next=/voucher')
  await hydrated(page)
  await logIn(page, email, 'not the password')
  await expect(page.getByText(myShell.proving)).toBeVisible()
  await expect(page.locator('form:has([name=email]) button[type=submit]')).toBeDisabled()
  await expectAccessible(page, 'a form at work')
  await expect.poll(() => proofs.length).toBe(1)
  release()
  await expect(page.getByText(myError.wrong_credentials)).toBeVisible()
  await expect(page.getByText(myShell.proving)).toHaveCount(0)

  await logIn(page, email, password)
  await expect(page).toHaveURL(`${origin()}/voucher`)
  expect(proofs).toHaveLength(2)
  expect(new Set(proofs).size, 'a proof is good once').toBe(2)
})

test('a sign-in on a new device is told by mail, with what to do', async ({ page, browser }) => {
  const { subject, paragraphs } = filledWords(wordsIn[language].letters.new_device, {})
  const email = `two-devices-${language}-${Date.now()}@example.com`
  await settle(page, language)
  await signUp(page, email)
  await expectSignedIn(page)

  const second = await (await browser.newContext()).newPage()
  await settle(second, language)
  await second.goto('/login')
  await hydrated(second)
  await logIn(second, email, password)
  await expectSignedIn(second)
  const mail = await mailWith(page, email, paragraphs[0] ?? '')
  for (const said of [subject, ...paragraphs]) expect(mail).toContain(said)
  await page.goto(/http\S+\/forgot-password/.exec(mail)?.[0] ?? '')
  await expect(page.locator('[name=email]')).toBeVisible()
})
