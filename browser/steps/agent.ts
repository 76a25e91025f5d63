import { expect, type Page } from '@playwright/test'
import type { Language } from '#contract/platform/language.ts'
import { stepAt, totp } from '../../api/people/accounts/second-factor.ts'
import idAgents from '../../web/locales/id/agents.ts'
import idRegistration from '../../web/locales/id/agent_registration.ts'
import idSetup from '../../web/locales/id/staff_setup.ts'
import myAgents from '../../web/locales/my/agents.ts'
import myRegistration from '../../web/locales/my/agent_registration.ts'
import mySetup from '../../web/locales/my/staff_setup.ts'
import sgAgents from '../../web/locales/sg/agents.ts'
import sgRegistration from '../../web/locales/sg/agent_registration.ts'
import sgSetup from '../../web/locales/sg/staff_setup.ts'
import { pickFrom, pictureOf } from './purchase.ts'
import { typeInto } from './typing.ts'

export const agentWords = {
  id: { agents: idAgents, registration: idRegistration, setup: idSetup },
  my: { agents: myAgents, registration: myRegistration, setup: mySetup },
  sg: { agents: sgAgents, registration: sgRegistration, setup: sgSetup },
} as const satisfies Record<Language, object>

/** Everything but the documents and the consent. */
export async function fillApplication(page: Page, label: string, email: string) {
  await typeInto(page.locator('[name=name]'), 'Nur Contoh')
  await typeInto(page.locator('[name=email]'), email)
  await typeInto(page.locator('[name=phone]'), '0123456789')
  await typeInto(page.locator('[name=label]'), label)
  await pickFrom(page, 'region_id', 'Selangor')
  await pickFrom(page, 'city_id', 'Shah Alam')
  await expect(page.locator('[name=postal_code]')).not.toHaveValue('')
  await typeInto(page.locator('[name=address]'), 'No. 1, Jalan Contoh')
  await typeInto(page.locator('[name=lat]'), '3.0733, 101.5185')
  await typeInto(page.locator('[name=registration_number]'), '202301234567')
  await typeInto(page.locator('[name=years_in_business]'), '4')
  await typeInto(page.locator('[name=about]'), 'Kedai runcit di tepi jalan.')
}

export async function giveDocuments(page: Page, language: Language) {
  const { documents } = agentWords[language].registration
  for (const [index, kind] of (['registration', 'counter', 'identity'] as const).entries()) {
    await page.locator(`[name=${kind}_picture_id]`).setInputFiles(await pictureOf(`${kind} ${Math.random()}`))
    await expect(page.getByText(documents.given)).toHaveCount(index + 1)
  }
}

/** The application with this name on the desk, wherever it is in the queue. */
export async function findOnDesk(office: Page, label: string) {
  await office.goto('/office/agents')
  const heading = office.getByRole('heading', { name: label })
  await expect(office.locator('main h2:visible').first()).toBeVisible()
  for (let place = 0; place < 50 && !(await heading.isVisible()); place += 1) await office.keyboard.press('j')
  await expect(heading).toBeVisible()
}

/** The mails to an address in the mailbox of the installation, once one of them holds the words. */
export async function mailWith(page: Page, email: string, text: string | RegExp) {
  const find = async () => {
    const html = await (await page.request.get('/mailbox')).text()
    const plain = html.replaceAll('&amp;', '&').replaceAll('&#39;', "'")
    return plain.split('<article>').find((mail) => mail.includes(email) && mail.search(text) >= 0) ?? ''
  }
  await expect.poll(find).not.toBe('')
  return find()
}

/** What an authenticator app shows for its key, some steps ahead. */
export function appCode(secret: string, ahead = 0) {
  const bits = [...secret.replaceAll(/\s/g, '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
  return totp(bytes, stepAt(Date.now() / 1000) + ahead)
}
