import type { z } from 'zod'
import { canCarryAmount, readMerchantQr } from '#contract/money/emv-qr.ts'
import {
  changeAccount,
  createAccount,
  giveAccountImage,
  listAccounts,
  readQrPicture,
  type accountFields,
} from '#contract/office/office.ts'
import type { EventName } from '#contract/platform/events.ts'
import type { PaymentType } from '#contract/site/payment-types.ts'
import { keepFile } from '../../files/keep-file.ts'
import { pixelsOf, takePicture } from '../../files/pictures.ts'
import { accountUrl, type MasterData } from '../../site/master-data/master-data.ts'
import { violates } from '../../platform/database-errors.ts'
import type { Db } from '../../platform/database.ts'
import { invalidField, notFound, Refusal } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import type { App } from '../../platform/serve.ts'
import { transaction } from '../../platform/transaction.ts'

type Fields = z.output<typeof accountFields>

export function paymentAccountRoutes(app: App, masterData: MasterData) {
  const thenDrop = async <Result>(work: Promise<Result>) => work.finally(masterData.drop)
  app.serve(listAccounts, () => allAccounts(app.db))
  app.serve(createAccount, ({ user, body, once }) =>
    thenDrop(once((tx) => withCounter(add(tx, user.id, body)))),
  )
  app.serve(changeAccount, ({ user, params, body }) =>
    thenDrop(transaction(app.db, (tx) => withCounter(change(tx, user.id, params.id, body)))),
  )
  app.serve(giveAccountImage, async ({ user, params, picture, once }) => {
    const file = await takePicture(app, 'account_image', user.id, picture())
    return thenDrop(
      once(async (tx) => {
        await keepFile(tx, file)
        return set(tx, user.id, params.id, { image_id: file.id }, 'account_image_changed')
      }),
    )
  })
  app.serve(readQrPicture, async ({ picture }) => {
    const qr_text = await readQr(picture())
    const fields = readMerchantQr(qr_text)
    if (!fields) throw new Refusal('qr_not_of_a_merchant')
    return { qr_text, can_carry_amount: canCarryAmount(fields) }
  })
}

async function withCounter<Result>(work: Promise<Result>) {
  try {
    return await work
  } catch (error) {
    if (violates(error, 'payment_accounts_location_id_fkey'))
      throw invalidField('location_id', 'error.location_not_available')
    throw error
  }
}

async function allAccounts(db: Db) {
  const rows = await db
    .selectFrom('payment_accounts')
    .selectAll()
    .orderBy('payment_type_id')
    .orderBy('id')
    .execute()
  return { account_data: rows.map(asFields) }
}

async function add(tx: Db, admin_id: string, body: Fields) {
  const added = await tx
    .insertInto('payment_accounts')
    .values(columnsOf(body))
    .returningAll()
    .executeTakeFirstOrThrow()
  const account = asFields(added)
  await record(tx, {
    name: 'account_added',
    subject_id: account.id,
    actor_id: admin_id,
    data: { after: account },
  })
  return { account }
}

async function readQr(picture: Buffer) {
  const [{ data, info }, { decodeQR }] = await Promise.all([pixelsOf(picture), import('qr/decode.js')])
  try {
    return decodeQR({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) })
  } catch {
    throw new Refusal('qr_not_found')
  }
}

/** The type of an account never changes: payments refer to both together. */
async function change(tx: Db, admin_id: string, id: string, body: Fields) {
  const { payment_type_id, ...columns } = columnsOf(body)
  const known = await tx
    .selectFrom('payment_accounts')
    .select('payment_type_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!known) throw notFound()
  if (known.payment_type_id !== payment_type_id) throw invalidField('payment_type_id', 'error.invalid')
  return set(tx, admin_id, id, { ...columns, is_sample: false }, 'account_changed')
}

async function set(
  tx: Db,
  admin_id: string,
  id: string,
  columns: Partial<ReturnType<typeof columnsOf>> & { image_id?: string; is_sample?: boolean },
  name: EventName,
) {
  const before = await tx
    .selectFrom('payment_accounts')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw notFound()
  const after = await tx
    .updateTable('payment_accounts')
    .set(columns)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const data = { before: asFields(before), after: asFields(after) }
  await record(tx, { name, subject_id: id, actor_id: admin_id, data })
  return { account: data.after }
}

function columnsOf({ account_number, qr_text, location_id, ...same }: Fields) {
  if (qr_text !== '' && !readMerchantQr(qr_text)) throw invalidField('qr_text', 'error.qr_not_of_a_merchant')
  return {
    ...same,
    account_number: account_number || null,
    qr_text: qr_text || null,
    location_id: location_id || null,
  }
}

interface Row {
  id: string
  payment_type_id: PaymentType
  bank_name: string
  account_name: string
  account_number: string | null
  qr_text: string | null
  location_id: string | null
  image_id: string | null
  is_active: boolean
  is_sample: boolean
}

function asFields({ image_id, ...row }: Row) {
  return {
    ...row,
    account_number: row.account_number ?? '',
    qr_text: row.qr_text ?? '',
    location_id: row.location_id ?? '',
    account_url: accountUrl(row.id),
    has_image: image_id !== null,
  }
}
