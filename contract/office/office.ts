import { z } from 'zod'
import { lanes } from '../places/lanes.ts'
import { endpoint } from '../platform/endpoint.ts'
import { paymentRules, paymentTypes } from '../site/payment-types.ts'
import { money } from '../prices/money.ts'
import { parties } from '../orders/shipments.ts'
import { officeRoles } from '../platform/roles.ts'

/** What the office edits: the master data with what customers do not see. */
const one = z.strictObject({ id: z.uuid() })
const side_cm = z.int('error.required').min(1, 'error.too_small').max(500, 'error.too_big')
const fewRinggit = money.refine((sen) => sen <= 1_000_000, 'error.too_big')

const boxText = z.string().trim().max(200, 'error.too_long')

export const boxFields = z
  .strictObject({
    label: z.string().trim().min(1, 'error.required').max(20, 'error.too_long'),
    /** In all three languages, or empty in all of them. */
    description: z.strictObject({ id: boxText, my: boxText, sg: boxText }).check(({ value, issues }) => {
      if (Object.values(value).every((text) => text === '')) return
      for (const [language, input] of Object.entries(value))
        if (input === '') issues.push({ code: 'custom', path: [language], message: 'error.required', input })
    }),
    price: fewRinggit,
    deposit: fewRinggit,
    max_weight: z.number('error.required').min(1, 'error.too_small').max(1000, 'error.too_big'),
    length: side_cm,
    width: side_cm,
    height: side_cm,
    is_active: z.boolean(),
  })
  .refine(({ price, deposit }) => price + deposit > 0, { path: ['price'], error: 'error.too_small' })

const officeBox = z.object({ id: z.string(), ...boxFields.shape })
export type OfficeBox = z.input<typeof officeBox>

export const listBoxes = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/box',
  allow: officeRoles,
  summary: 'All boxes, those out of sale too',
  data: z.object({ box_data: z.array(officeBox) }),
})

export const createBox = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/box',
  allow: officeRoles,
  idempotency: 'required',
  summary: 'Add a box',
  body: boxFields,
  data: z.object({ box: officeBox }),
})

export const changeBox = endpoint({
  areas: ['staff'],
  method: 'PUT',
  path: '/box/:id',
  allow: officeRoles,
  summary: 'Change a box; orders keep the price they were made at',
  params: one,
  body: boxFields,
  data: z.object({ box: officeBox }),
})

const accountName = {
  bank_name: z.string().trim().min(1, 'error.bank_required').max(80, 'error.too_long'),
  account_name: z.string().trim().min(1, 'error.account_name_required').max(120, 'error.too_long'),
}

export const accountFields = z
  .strictObject({
    payment_type_id: z.enum(paymentTypes, 'error.payment_type_required'),
    ...accountName,
    account_number: z.string().trim().max(120, 'error.too_long'),
    qr_text: z.string().trim().max(512, 'error.too_long'),
    /** Cash: the counter whose agents confirm it; empty where only the office does. */
    location_id: z.union([z.uuid(), z.literal('')]),
    is_active: z.boolean(),
  })
  .refine(
    ({ payment_type_id, account_number }) =>
      paymentRules[payment_type_id].number !== 'required' || account_number !== '',
    {
      path: ['account_number'],
      error: 'error.account_number_required',
    },
  )
  .refine(({ payment_type_id, qr_text }) => !paymentRules[payment_type_id].hasQr || qr_text !== '', {
    path: ['qr_text'],
    error: 'error.qr_required',
  })
  .refine(
    ({ payment_type_id, location_id }) => paymentRules[payment_type_id].isAtCounter || location_id === '',
    {
      path: ['location_id'],
      error: 'error.invalid',
    },
  )

const officeAccount = z.object({
  id: z.string(),
  payment_type_id: z.enum(paymentTypes),
  ...accountName,
  account_number: z.string(),
  qr_text: z.string(),
  location_id: z.string(),
  is_active: z.boolean(),
  is_sample: z.boolean(),
  account_url: z.string(),
  has_image: z.boolean(),
})
export type OfficeAccount = z.input<typeof officeAccount>

export const listAccounts = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/payment-account',
  allow: officeRoles,
  summary: 'All payment accounts, switched-off ones too',
  data: z.object({ account_data: z.array(officeAccount) }),
})

export const createAccount = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/payment-account',
  allow: officeRoles,
  idempotency: 'required',
  summary: 'Add an account customers can pay into',
  body: accountFields,
  data: z.object({ account: officeAccount }),
})

export const changeAccount = endpoint({
  areas: ['staff'],
  method: 'PUT',
  path: '/payment-account/:id',
  allow: officeRoles,
  summary: 'Change or switch off an account; its type stays',
  params: one,
  body: accountFields,
  data: z.object({ account: officeAccount }),
})

export const giveAccountImage = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/payment-account/:id/image',
  allow: officeRoles,
  idempotency: 'required',
  takes: 'picture',
  summary: "The account's own logo",
  params: one,
  data: z.object({ account: officeAccount }),
})

export const readQrPicture = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/payment-account/qr-reading',
  allow: officeRoles,
  takes: 'picture',
  summary: 'What the merchant code on a picture says; nothing is stored',
  refuses: ['qr_not_found', 'qr_not_of_a_merchant'],
  data: z.object({ qr_text: z.string(), can_carry_amount: z.boolean() }),
})

const passportDuty = z.strictObject({ lane: z.enum(lanes), party: z.enum(parties), is_required: z.boolean() })
export type PassportDuty = z.infer<typeof passportDuty>

export const listPassportDuties = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/passport-duty',
  allow: officeRoles,
  summary: 'Where a passport picture is asked for, by lane and party',
  data: z.object({ duty_data: z.array(passportDuty) }),
})

export const changePassportDuty = endpoint({
  areas: ['staff'],
  method: 'PUT',
  path: '/passport-duty',
  allow: officeRoles,
  summary: 'Ask for a passport picture on a lane, or lift the duty',
  body: passportDuty,
})
