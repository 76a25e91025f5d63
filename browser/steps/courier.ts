import { randomBytes, randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { encodeQR } from 'qr'
import { boxSerial_bytes, newBoxSerial } from '#contract/parcels/box-serial.ts'
import type { Language } from '#contract/platform/language.ts'
import { legAt, nextSteps } from '#contract/parcels/parcel-routes.ts'
import { parcelSteps, type EventCode } from '#contract/parcels/parcel-steps.ts'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import { inGroups, newTrackingNumber, trackingNumber_bytes } from '#contract/parcels/tracking-number.ts'
import idCourier from '../../web/locales/id/courier.ts'
import idTracking from '../../web/locales/id/tracking.ts'
import myTracking from '../../web/locales/my/tracking.ts'
import sgTracking from '../../web/locales/sg/tracking.ts'
import idError from '../../web/locales/id/error.ts'
import myCourier from '../../web/locales/my/courier.ts'
import myError from '../../web/locales/my/error.ts'
import sgCourier from '../../web/locales/sg/courier.ts'
import sgWork from '../../web/locales/sg/work.ts'
import idWork from '../../web/locales/id/work.ts'
import myWork from '../../web/locales/my/work.ts'
import sgError from '../../web/locales/sg/error.ts'
import { settle } from './account.ts'
import { standInFor } from './courier-stand-in.ts'
import { arriveAs } from './database.ts'
import { pictureOf } from './purchase.ts'

export const words = {
  id: { courier: idCourier, work: idWork, error: idError, events: idTracking.events },
  my: { courier: myCourier, work: myWork, error: myError, events: myTracking.events },
  sg: { courier: sgCourier, work: sgWork, error: sgError, events: sgTracking.events },
} as const satisfies Record<Language, object>

const contact = {
  phone: '+60 12-345 6789',
  emergency_contact: null,
  note: null,
  district: 'Petaling',
  city: 'Shah Alam',
  postal_code: '40000',
}

export function carried(code: EventCode, changes: Partial<CarriedParcel> = {}): CarriedParcel {
  return {
    order_id: randomUUID(),
    tracking_number: newTrackingNumber(randomBytes(trackingNumber_bytes)),
    type: 'shipment',
    code,
    macro: parcelSteps[code].macro,
    route: 'across',
    next: nextSteps(code, { route: 'across', role: 'courier' }),
    label_edition: 1,
    is_mine: false,
    is_held: false,
    is_open: true,
    may_take: false,
    mode: 'air',
    weight: 12.5,
    box_label: 'XL',
    boxes: null,
    brought_to: null,
    weighing: null,
    measured: null,
    passed: [],
    is_collected: false,
    has_open_work: false,
    cash_due: null,
    cash_payment_id: null,
    notes: [],
    needs_door_code: false,
    answer: null,
    awaits_box: false,
    from: { city: 'Shah Alam', district: 'Petaling' },
    to: { city: 'Shah Alam', district: 'Petaling' },
    leg: legAt(code, 'across'),
    service: null,
    sender: { name: 'Nur Contoh', address: 'No. 1, Jalan Contoh 2/3', ...contact },
    receiver: { name: 'Budi Contoh', address: 'Jl. Contoh No. 8', ...contact },
    visit_day: '2026-11-21',
    due: 'today',
    visit_from: '09:00',
    visit_to: '12:00',
    slot_ends_at: null,
    changed_at: '2026-11-20T01:00:00.000Z',
    ...changes,
  }
}

/** A courier's morning: two parcels to fetch, one of them in an official box, and one to deliver. */
export async function startDay(page: Page, language: Language, delivery: Partial<CarriedParcel> = {}) {
  const fetched = carried('label_created', { awaits_box: true })
  const second = carried('label_created')
  const delivered = carried('out_for_delivery', { is_mine: true, ...delivery })
  const { server, numbers } = await startRound(page, language, [fetched, second, delivered])
  const [toFetch = '', alsoToFetch = '', toDeliver = ''] = numbers
  return { server, toFetch, alsoToFetch, toDeliver, serial: newBoxSerial(randomBytes(boxSerial_bytes)) }
}

/** A courier who has these parcels on the list. */
export async function startRound(page: Page, language: Language, parcels: CarriedParcel[]) {
  await settle(page, language)
  await arriveAs(page, 'courier')
  const server = await standInFor(page, parcels)
  return { server, numbers: parcels.map(({ tracking_number }) => tracking_number) }
}

interface Sent {
  what: string
  key: string
  body: { code?: string; scan_id?: string; device_at?: string; evidence_id?: string; received_by?: string }
}

/** Everything this page sends that changes something, in order. */
export function watchSending(page: Page) {
  const sent: Sent[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (request.method() === 'GET' || !/\/staff\/v1\/(?:parcel|evidence)/.test(path)) return
    const { 'idempotency-key': key = '', 'content-type': type = '' } = request.headers()
    const body: Sent['body'] = type === 'application/json' ? request.postDataJSON() : {}
    sent.push({ what: path.split('/').at(-1) ?? '', key, body })
  })
  return sent
}

/** Looks through the parts of the round for it, as somebody does who has just come in. */
export async function seeParcel(page: Page, number: string) {
  const link = page.getByRole('link', { name: inGroups(number) })
  const tabs = page.getByRole('tab')
  await expect(tabs.first()).toBeVisible()
  // What was kept is drawn first; the current round comes after it and may be under another tab.
  await expect(async () => {
    for (const tab of await tabs.all()) {
      if (await link.isVisible()) return
      await tab.click()
    }
    await expect(link).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  return link
}

export async function openParcel(page: Page, number: string) {
  await (await seeParcel(page, number)).click()
  await expect(page.locator('h1')).toHaveText(inGroups(number))
}

/** What the button of a step says. */
export function actOf(language: Language, code: EventCode) {
  const { courier, events } = words[language]
  return new Map<string, string>(Object.entries(courier.acts)).get(code) ?? events[code]
}

/** What is done less often is folded away. */
export async function pickAct(page: Page, language: Language, code: EventCode) {
  await expect(page.getByRole('heading', { name: words[language].courier.next.title })).toBeVisible()
  const act = page.locator(`button:text-is("${actOf(language, code)}")`)
  const fold = page.locator('details:not([open])', { has: act }).locator('> summary')
  if ((await fold.count()) > 0) await fold.click()
  await act.click()
}

export async function take(page: Page, language: Language, code: EventCode) {
  const { courier } = words[language]
  await pickAct(page, language, code)
  await page.getByRole('button', { name: confirmOf(courier) }).click()
}

export function backToList(page: Page, language: Language) {
  return page.getByRole('link', { name: words[language].courier.back }).click()
}

/** A camera that looks at a code; the page reads it as it would read any other. */
export async function showToCamera(page: Page, text: string) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  await page.evaluate((rows) => {
    const canvas = document.createElement('canvas')
    const dot_px = 12
    canvas.width = canvas.height = rows.length * dot_px
    const context = canvas.getContext('2d')
    const draw = () => {
      if (context) context.fillStyle = 'white'
      context?.fillRect(0, 0, canvas.width, canvas.height)
      if (context) context.fillStyle = 'black'
      for (const [y, row] of rows.entries())
        for (const [x, dark] of row.entries())
          if (dark) context?.fillRect(x * dot_px, y * dot_px, dot_px, dot_px)
    }
    draw()
    setInterval(draw, 100)
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(10))
  }, rows)
}

/** A picture as evidence, in English; the button below it moves down once it is shown. */
export async function takePicture(page: Page, about: string) {
  await page.locator('input[type=file]').setInputFiles(await pictureOf(about))
  await expect(page.getByRole('img', { name: words.sg.courier.step.preview })).toBeVisible()
}

interface StepWords {
  step: { confirm: string; confirms: Readonly<Record<string, string>> }
}

/** Under the form of a step, whichever step it is. */
export function confirmOf({ step: { confirm, confirms } }: StepWords) {
  return new RegExp(`^(?:${[confirm, ...Object.values(confirms)].join('|')})$`)
}

/** What is said of a scan that the server has not answered yet, with the network and without. */
export function unsent({ parcel: { waiting, sending } }: { parcel: { waiting: string; sending: string } }) {
  return new RegExp(`^(?:${waiting}|${sending})$`)
}
