import { expect } from '@playwright/test'
import { manifestSteps } from '#contract/parcels/manifest-steps.ts'
import sgTracking from '../../web/locales/sg/tracking.ts'
import { settle } from '../steps/account.ts'
import { confirmOf, actOf, openParcel, seeParcel, take, takePicture, words } from '../steps/courier.ts'
import { expectTold, makePaidShipment, tell } from '../steps/parcel.ts'
import { listen } from '../steps/steps.ts'
import { codesOf, find, work } from '../steps/way.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

test('one parcel from the first courier to the receiver, part of the way without network', async ({
  page,
  browser,
}) => {
  const number = await makePaidShipment()
  const other = await makePaidShipment()
  await settle(page, 'sg')
  await page.goto(`/resi-detail?number=${number}`)
  await expect(page.getByRole('heading', { name: 'Waiting for the parcel to be handed over' })).toBeVisible()
  await expect(page.getByText(sgTracking.live)).toBeVisible()

  const first = await work(browser, 'courier')
  await find(first, number)
  await expectTold(page, sgTracking.with_us, () => take(first, 'sg', 'picked_up'))

  const agent = await work(browser, 'agent')
  await find(agent, number)
  await take(agent, 'sg', 'origin_hub_in')
  await expect.poll(() => codesOf(number)).toEqual(['picked_up', 'origin_hub_in'])
  for (const code of manifestSteps) await tell(number, code)

  const last = await work(browser, 'courier')
  const complaints = listen(last)
  await find(last, other)
  await last.goto('/courier')
  // A round that was never seen is not on the device once the network is gone.
  await seeParcel(last, other)
  await find(last, number)
  // Nor is a parcel whose steps have not come yet.
  await expect(last.getByRole('button', { name: actOf('sg', 'out_for_delivery'), exact: true })).toBeVisible()
  await last.context().setOffline(true)
  await take(last, 'sg', 'out_for_delivery')
  await take(last, 'sg', 'delivered')
  await typeInto(last.locator('[name=received_by]'), 'Ibu Contoh')
  await takePicture(last, `door ${number}`)
  await last.getByRole('button', { name: confirmOf(words.sg.courier) }).click()
  await last.getByRole('link', { name: words.sg.courier.back }).click()
  await openParcel(last, other)
  await take(last, 'sg', 'picked_up')
  await expect(page.getByRole('heading', { name: 'In transit' })).toBeVisible()
  await last.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'Delivered' })).toBeVisible()
  expect(await codesOf(number)).toEqual(['out_for_delivery', 'delivered'])
  await expect.poll(() => codesOf(other)).toEqual(['label_created', 'picked_up'])
  expect(complaints.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})
