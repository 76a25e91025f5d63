import { expect, type Page } from '@playwright/test'
import type { Notice } from '#contract/messages/push.ts'
import sgMessages from '../../web/locales/sg/messages.ts'
import { settle } from '../steps/account.ts'
import { arriveAs } from '../steps/database.ts'
import { expectAccessible, expectNoOverflow, hydrated, origin } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

const language = 'sg'

test.use({ serviceWorkers: 'allow' })

const words = sgMessages.device

// A real point of P-256, as a browser would make.
const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

/** Takes the place of the browser's own push service, which is on the internet. */
async function withPushService(page: Page) {
  await page.addInitScript((made) => {
    const address = `https://updates.push.services.mozilla.com/wpush/${crypto.randomUUID()}`
    let isThere = false
    const subscription = {
      toJSON: () => ({ endpoint: address, keys: made }),
      unsubscribe: async () => !(isThere = false),
    }
    Object.assign(PushManager.prototype, {
      subscribe: async () => ((isThere = true), subscription),
      getSubscription: async () => (isThere ? subscription : null),
    })
  }, keys)
}

test('notifications are turned on and off on a device', async ({ page, context }) => {
  const { heading, is_off, is_on, turn_off, turn_on } = words
  await context.grantPermissions(['notifications'], { origin: origin() })
  await withPushService(page)
  await settle(page, language)
  await arriveAs(page, 'customer')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/profile')
  const card = page.locator('section', { has: page.getByRole('heading', { name: heading }) })
  await expect(card.getByText(is_off)).toBeVisible()
  await card.getByRole('button', { name: turn_on }).press('Enter')
  await expect(card.getByText(is_on)).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page, 'the profile with notifications')
  await page.reload()
  await expect(card.getByText(is_on)).toBeVisible()
  await card.getByRole('button', { name: turn_off }).press('Enter')
  await expect(card.getByText(is_off)).toBeVisible()
})

test('a push service that cannot be reached is told, and a browser that was told no says what to do', async ({
  page,
  context,
}) => {
  const { failed, denied, is_off, turn_on } = words
  await context.grantPermissions(['notifications'], { origin: origin() })
  await page.addInitScript(() =>
    Object.assign(PushManager.prototype, { subscribe: () => Promise.reject(new Error('no service')) }),
  )
  await settle(page, 'sg')
  await arriveAs(page, 'customer')
  await page.goto('/profile')
  await page.getByRole('button', { name: turn_on }).click()
  await expect(page.getByText(failed)).toBeVisible()
  await expect(page.getByText(is_off)).toBeVisible()
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { value: 'denied' }))
  await page.reload()
  await expect(page.getByText(denied)).toBeVisible()
})

test('what the server pushes is shown, newer words take the place of older ones', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'], { origin: origin() })
  await page.goto('/')
  await hydrated(page)
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations
      if (one) resolve(one.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  const notice: Notice = { title: 'Paket dikirim', body: 'SB', path: '/faq', tag: 'one', lang: 'id-ID' }
  const shown = () =>
    page.evaluate(async () => {
      const list = await (await navigator.serviceWorker.ready).getNotifications()
      return list.map(({ title, data, icon }) => ({ title, data, hasIcon: icon.endsWith('.png') }))
    })
  for (const title of ['Paket dikirim', 'Paket diantar']) {
    // The tools lose one now and then, where a push service sends it again; however often it comes, one is shown.
    await expect(async () => {
      await devtools.send('ServiceWorker.deliverPushMessage', {
        origin: origin(),
        registrationId,
        data: JSON.stringify({ ...notice, title }),
      })
      await expect.poll(shown, { timeout: 5000 }).toEqual([{ title, data: { path: '/faq' }, hasIcon: true }])
    }).toPass()
  }
})
