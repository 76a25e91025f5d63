import { expect } from '@playwright/test'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { receiverKey } from '../../api/parcels/door-codes/code.ts'
import reports from '../../web/locales/sg/receiver_answers.ts'
import { settle } from '../steps/account.ts'
import { ownKeys } from '../steps/database.ts'
import { openOffice } from '../steps/desk.ts'
import { makePaidShipment, orderOf, tell } from '../steps/parcel.ts'
import { expectAccessible, expectNoOverflow, listen } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { receiver } from '../steps/visit.ts'
import { wayAcross } from '../../api/courier/scans/test-way.ts'
import { test } from '../steps/journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

const { nobody } = receiver.sg
const answer = 'Our courier comes again tomorrow from 9.'

test('whoever reported by the receiver’s link reads there what the office answered; others only that it did', async ({
  page,
  browser,
}) => {
  const complaints = listen(page)
  const number = await makePaidShipment()
  const order_id = await orderOf(number)
  for (const code of [...wayAcross, 'out_for_delivery', 'delivery_failed'] as const) await tell(number, code)
  await settle(page, 'sg')
  await page.goto(`/resi-detail?number=${number}#r=${receiverKey(ownKeys(), order_id)}`)
  await page.getByRole('button', { name: nobody.send }).click()
  await expect(page.getByText(nobody.looked_into)).toBeVisible()

  const office = await openOffice(browser)
  await office.goto('/office/receiver-answers')
  await office
    .getByRole('button', { name: reports.reply.open_of.replace('{{number}}', inGroups(number)) })
    .click()
  await expect(office.getByText(reports.reply.words_told)).toBeVisible()
  await typeInto(office.locator('[name=words]'), answer)
  await office.getByRole('button', { name: reports.reply.heading }).click()
  await expect(office.getByText(reports.reply.just)).toBeVisible()

  await page.reload()
  await expect(page.getByText(nobody.answered)).toBeVisible()
  await expect(page.getByText(answer)).toBeVisible()
  await expect(page.getByText(nobody.looked_into)).toHaveCount(0)
  await expectAccessible(page, 'an answer to a report')
  await expectNoOverflow(page)
  const stranger = await (await browser.newContext()).newPage()
  await settle(stranger, 'sg')
  await stranger.goto(`/resi-detail?number=${number}`)
  await expect(stranger.getByText(nobody.answered)).toBeVisible()
  await expect(stranger.getByText(answer)).toHaveCount(0)
  expect(complaints).toEqual([])
})
