import { expect, type Page } from '@playwright/test'
import type { Language } from '#contract/platform/language.ts'
import idOffice from '../../web/locales/id/office.ts'
import idPurchase from '../../web/locales/id/purchase.ts'
import idSuccess from '../../web/locales/id/shipment_success.ts'
import idTracking from '../../web/locales/id/tracking.ts'
import idTransaction from '../../web/locales/id/transaction.ts'
import idUi from '../../web/locales/id/ui.ts'
import idVoucher from '../../web/locales/id/voucher.ts'
import myOffice from '../../web/locales/my/office.ts'
import myPurchase from '../../web/locales/my/purchase.ts'
import mySuccess from '../../web/locales/my/shipment_success.ts'
import myTracking from '../../web/locales/my/tracking.ts'
import myTransaction from '../../web/locales/my/transaction.ts'
import myUi from '../../web/locales/my/ui.ts'
import myVoucher from '../../web/locales/my/voucher.ts'
import sgOffice from '../../web/locales/sg/office.ts'
import sgPurchase from '../../web/locales/sg/purchase.ts'
import sgSuccess from '../../web/locales/sg/shipment_success.ts'
import sgTracking from '../../web/locales/sg/tracking.ts'
import sgTransaction from '../../web/locales/sg/transaction.ts'
import sgUi from '../../web/locales/sg/ui.ts'
import sgVoucher from '../../web/locales/sg/voucher.ts'
import { typeInto } from './typing.ts'

export const words = {
  id: {
    office: idOffice,
    purchase: idPurchase,
    success: idSuccess,
    tracking: idTracking,
    transaction: idTransaction,
    ui: idUi,
    voucher: idVoucher,
  },
  my: {
    office: myOffice,
    purchase: myPurchase,
    success: mySuccess,
    tracking: myTracking,
    transaction: myTransaction,
    ui: myUi,
    voucher: myVoucher,
  },
  sg: {
    office: sgOffice,
    purchase: sgPurchase,
    success: sgSuccess,
    tracking: sgTracking,
    transaction: sgTransaction,
    ui: sgUi,
    voucher: sgVoucher,
  },
} as const satisfies Record<Language, object>

/** Types into a list that searches and takes its first match. */
export async function pickFrom(page: Page, name: string, typed: string) {
  const field = page.locator(`[name=${name}]`)
  await expect(field).toBeEnabled()
  await typeInto(field, typed)
  await page.getByRole('listbox').getByRole('option', { name: typed }).first().click()
}

/** The first step of the wizard, filled in by hand with a Malaysian receiver. */
export async function fillReceiver(page: Page, language: Language) {
  const { purchase } = words[language]
  await page.locator('[name=size]').first().check({ force: true })
  await typeInto(page.locator('[name=quantity]'), '2')
  await typeInto(page.locator('[name=name]'), 'Siti Contoh')
  await typeInto(page.locator('[name=phone]'), '0123456789')
  await typeInto(page.locator('[name=email]'), 'siti@example.com')
  await pickFrom(page, 'region_id', 'Selangor')
  await pickFrom(page, 'city_id', 'Shah Alam')
  await typeInto(page.locator('[name=address]'), 'No. 1, Jalan Contoh')
  await page.getByText(purchase.services.delivery, { exact: true }).click()
}

/** A picture of its own for every call, as a phone would make it. */
export async function pictureOf(text: string) {
  const { default: sharp } = await import('sharp')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="1280"><rect width="720" height="1280" fill="#eef"/><text x="40" y="200" font-size="40">${text}</text></svg>`
  return {
    name: 'bukti.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp(Buffer.from(svg)).jpeg().toBuffer(),
  }
}
