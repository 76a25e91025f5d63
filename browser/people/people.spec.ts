import { expect } from '@playwright/test'
import { languages } from '#contract/platform/language.ts'
import { accounts, logIn, password, profile, settle } from '../steps/account.ts'
import { appCode, mailWith } from '../steps/agent.ts'
import { arriveAs, database, proveFresh } from '../steps/database.ts'
import { office } from '../steps/office.ts'
import { press, tabTo, tabToName, type, words } from '../steps/people.ts'
import {
  demandOfCouriers,
  demandOfNobody,
  expectPath,
  giveDevice,
  logInByPasskey,
  makeCourier,
  openPhone,
  signInByPassword,
} from '../steps/passkey.ts'
import { words as purchaseWords } from '../steps/purchase.ts'
import { expectAccessible, expectNoOverflow, hydrated, listen } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

const language = 'id'

// One after the other: while couriers must log in with a passkey, nobody is invited as one.
test.describe.configure({ mode: 'default' })

test('a courier is invited, sets password and second factor and signs in, with the keyboard alone', async ({
  page,
  context,
}) => {
  const complaints = listen(page)
  const { people, setup, audit } = words[language]
  const email = `invited-${Date.now()}-${language}@example.com`
  await page.setViewportSize({ width: 360, height: 740 })
  await settle(page, language)
  await arriveAs(page, 'admin')
  await page.goto('/office/people')
  await expect(page.getByRole('heading', { name: people.staff.heading })).toBeVisible()
  await expectAccessible(page, 'the staff')
  await expectNoOverflow(page)
  await press(page, people.invite.open)
  await type(page, 'name', 'Budi Contoh')
  await type(page, 'email', email)
  await type(page, 'phone', '0123456789')
  await expectAccessible(page, 'the invitation')
  await page.keyboard.press('Enter')
  await expect(page.getByText(people.invite.sent.replace('{{email}}', email))).toBeVisible()
  const row = page.locator('tr', { hasText: email })
  await expect(row.getByText(people.states.invited, { exact: true })).toBeVisible()
  await expectNoOverflow(page)

  const guest = await context.newPage()
  await guest.setViewportSize({ width: 360, height: 740 })
  const mail = await mailWith(guest, email, '/staff-setup#')
  await guest.goto(/\/staff-setup#[\w.-]+/.exec(mail)?.[0] ?? '')
  await expect(guest.getByText(email)).toBeVisible()
  await expectAccessible(guest, 'the way in')
  await expectNoOverflow(guest)
  await type(guest, 'password', password)
  await type(guest, 'password_confirmation', password)
  const key = await guest.locator('code').textContent()
  await type(guest, 'code', appCode(key ?? ''))
  await expect(guest.getByText(setup.done_text)).toBeVisible()
  await expectAccessible(guest, 'the recovery codes')
  await press(guest, setup.to_login)
  await logIn(guest, email, password)
  await typeInto(guest.locator('[name=second_factor]'), appCode(key ?? '', 1))
  await expect(guest).toHaveURL(/\/courier$/)
  await expect(guest.locator('h1')).toBeVisible()
  await guest.close()

  await arriveAs(page, 'admin')
  await page.goto('/office/audit')
  // On a phone the questions unfold.
  await press(page, office[language].parcels.filters.label)
  await type(page, 'person', email)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/person=/)
  await expect(page.getByRole('cell', { name: audit.events.staff_set_up })).toHaveCount(1)
  await expect(page.getByRole('cell', { name: audit.events.staff_invited })).toBeVisible()
  await expectAccessible(page, 'the log')
  await expectNoOverflow(page)
  expect(complaints).toEqual([])
})

test('a courier is locked out while their page is open: the next call leads to the login, which says why', async ({
  page,
  browser,
}) => {
  const { people, error, audit } = words.sg
  await settle(page, 'sg')
  await arriveAs(page, 'admin')
  const theirs = await (await browser.newContext()).newPage()
  await settle(theirs, 'sg')
  const courier = await arriveAs(theirs, 'courier')
  await theirs.goto('/courier')
  await expect(theirs.locator('h1')).toBeVisible()

  await page.goto('/office/people')
  const row = page.locator('tr', { hasText: courier.email })
  await row.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await press(page, people.act.lock)
  await expect(page.getByText(people.act.lock_text.replace('{{name}}', 'Nur Contoh'))).toBeVisible()
  await expectAccessible(page, 'the question')
  await tabToName(page, people.act.lock)
  await page.keyboard.press('Enter')
  await expect(row.getByText(people.states.locked)).toBeVisible()

  await theirs.reload()
  await expect(theirs).toHaveURL(/\/login/)
  const db = await database()
  const { hashPassword } = await import('../../api/people/accounts/passwords.ts')
  const password_hash = await hashPassword(password)
  await db.updateTable('users').set({ password_hash }).where('id', '=', courier.id).execute()
  await logIn(theirs, courier.email, password)
  await expect(theirs.getByText(error.account_locked)).toBeVisible()
  await theirs.close()

  await page.goto('/office/audit?name=account_locked')
  await expect(page.getByRole('cell', { name: audit.events.account_locked }).first()).toBeVisible()
})

test('a demoted admin is led away from the open page in plain words', async ({ page, browser }) => {
  const { missing, people } = words.sg
  await settle(page, 'sg')
  const demoted = await arriveAs(page, 'admin')
  await page.goto('/office/people')
  await expect(page.getByRole('button', { name: people.invite.open })).toBeVisible()

  const theirs = await (await browser.newContext()).newPage()
  await settle(theirs, 'sg')
  await arriveAs(theirs, 'admin')
  await theirs.goto('/office/people')
  await theirs.locator('tr', { hasText: demoted.email }).getByRole('button').focus()
  await theirs.keyboard.press('Enter')
  await tabTo(theirs, 'dialog select')
  await theirs.keyboard.press('ArrowUp')
  await press(theirs, people.act.role)
  await expect(theirs.getByText('Nur Contoh is now Agent.')).toBeVisible()
  await theirs.close()

  await tabTo(page, 'main select')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('heading', { name: missing.role_changed.heading })).toBeVisible()
  await expectAccessible(page, 'the role that changed')
  await page.goto('/office/people')
  await expect(page.getByText(people.staff.text)).toHaveCount(0)
})

test('the last admin cannot give up the role and reads why', async ({ page }) => {
  const { people, error } = words.sg
  await settle(page, 'sg')
  await arriveAs(page, 'admin')
  // Other journeys have admins of their own, so the answer of a service with only one is put in its place.
  await page.route('**/api/staff/v1/own-role', (route) =>
    route.fulfill({ status: 409, json: { code: 409, code_message: 'last_admin' } }),
  )
  await page.goto('/office/people')
  await press(page, people.own.give_up)
  await expect(page.getByText(people.own.give_up_text)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(error.last_admin)).toBeVisible()
  await expect(page.getByRole('heading', { name: people.staff.heading })).toBeVisible()
})

test('a customer is found by name and shown; the log says who looked', async ({ page, browser }) => {
  const complaints = listen(page)
  const { people, audit } = words.sg
  const other = await (await browser.newContext()).newPage()
  const customer = await arriveAs(other, 'customer')
  await other.close()
  await settle(page, 'sg')
  await arriveAs(page, 'admin')
  await page.goto('/office/customers')
  await hydrated(page)
  await tabTo(page, '[name=customer]')
  await page.keyboard.type('ab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.sg.error.search_short)).toBeVisible()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(customer.email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Nur Contoh' })).toHaveCount(1)
  await expectAccessible(page, 'the customers')
  await press(page, 'Nur Contoh')
  await expect(page.getByText(people.customer.recorded)).toBeVisible()
  await expect(page.getByRole('cell', { name: audit.events.customer_viewed }).first()).toBeVisible()
  await press(page, people.act.sessions)
  await tabToName(page, people.act.sessions)
  await page.keyboard.press('Enter')
  await expect(page.getByText(people.act.sessions_done.replace('{{name}}', 'Nur Contoh'))).toBeVisible()
  for (const width of [360, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page, `a customer at ${width} px, ${colorScheme}`)
    }
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page)
  expect(complaints).toEqual([])
})

test('the log is filtered, refuses beside the field, and goes out as a file', async ({ page }) => {
  const { audit, error } = words.sg
  await settle(page, 'sg')
  await arriveAs(page, 'admin')
  await page.goto('/office/audit')
  await type(page, 'number', 'SB0')
  await page.keyboard.press('Enter')
  await expect(page.getByText(error.tracking_number_invalid)).toBeVisible()
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect(page.getByText(error.tracking_number_invalid)).toHaveCount(0)
  const download = page.waitForEvent('download')
  await press(page, audit.export)
  expect((await download).suggestedFilename()).toBe('audit.csv')
  await page.reload()
  await expect(page.getByRole('cell', { name: audit.events.audit_exported }).first()).toBeVisible()
  await page.setViewportSize({ width: 1024, height: 740 })
  await expectNoOverflow(page)
})

test('a courier whose role needs a passkey adds one before any work; another admin gives the way back', async ({
  page,
  browser,
}) => {
  const { people, error } = words.sg
  const { add, added, owed } = profile.sg.passkeys
  await settle(page, 'sg')
  const { token } = await arriveAs(page, 'admin')
  await proveFresh(token)
  await giveDevice(page)
  await page.goto('/profile')
  await page.getByRole('button', { name: add }).click()
  await expect(page.getByText(added)).toBeVisible()
  const courier = await makeCourier('Kurir Contoh')
  try {
    await demandOfCouriers(page, people.roles.courier)
    await expect(page.getByText(purchaseWords.sg.office.saved)).toBeVisible()

    const phone = await openPhone(browser)
    await giveDevice(phone)
    await signInByPassword(phone, courier)
    await expectPath(phone, '/add-passkey')
    for (const language of languages) {
      await phone.evaluate((chosen) => localStorage.setItem('language', chosen), language)
      await phone.reload()
      await expect(phone.locator('h1')).toHaveText(profile[language].passkeys.owed.heading)
      await expectAccessible(phone, `adding the passkey that is owed, in ${language}`)
      await expectNoOverflow(phone)
    }
    await phone.goto('/courier')
    await expectPath(phone, '/add-passkey')
    await expect(phone.locator('h1')).toHaveText(owed.heading)
    await phone.getByRole('button', { name: add }).click()
    await expectPath(phone, '/courier')
    await expect(phone.locator('[name=number]')).toBeVisible()

    const borrowed = await openPhone(browser)
    await signInByPassword(borrowed, courier)
    await expect(borrowed.getByText(error.passkey_login_required)).toBeVisible()
    await phone.evaluate(() => localStorage.removeItem('user'))
    await phone.goto('/login?next=/courier')
    const button = phone.getByRole('button', { name: accounts.sg.login.by_passkey })
    await logInByPasskey(phone, button, '/courier')

    await page.goto('/office/people')
    const row = page.locator('tr', { hasText: courier.email })
    await row.getByRole('button').click()
    await page.getByRole('button', { name: people.act.passkeys }).click()
    const question = people.act.passkeys_text.replaceAll('{{name}}', 'Kurir Contoh')
    await expect(page.getByText(question)).toBeVisible()
    await expectAccessible(page, 'resetting passkeys')
    await page.getByRole('button', { name: people.act.passkeys }).click()
    await expect(page.getByText(people.act.passkeys_done.replace('{{name}}', 'Kurir Contoh'))).toBeVisible()
    await phone.reload()
    await expectPath(phone, '/login')

    await giveDevice(borrowed)
    await signInByPassword(borrowed, courier)
    await expectPath(borrowed, '/add-passkey')
    await borrowed.getByRole('button', { name: add }).click()
    await expectPath(borrowed, '/courier')
    await expect(borrowed.locator('[name=number]')).toBeVisible()
  } finally {
    await demandOfNobody()
  }
})
