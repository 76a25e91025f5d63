import type { Kysely } from 'kysely'
import { company } from '#contract/site/company.ts'
import { counterTypes, paymentTypes, type PaymentType } from '#contract/site/payment-types.ts'
import type { DB } from '#database/schema.ts'

const sample = {
  account_name: company.legal_name.toUpperCase(),
  is_sample: true,
  account_number: null,
  qr_text: null,
}

/** Each way to pay has one to try it with. */
const accountsOf = {
  transfer: [
    { bank_name: 'Maybank', account_number: '5140 0000 0001' },
    { bank_name: 'CIMB Bank', account_number: '8600 0000 02' },
  ],
  qris: [
    {
      bank_name: 'DuitNow QR',
      // An invented merchant: it reads like a real code, but nobody can pay into it.
      qr_text:
        '00020101021126430014A000000615000101060000000211DEMO00000015204421553034585802MY5920CONTOH KARGO SDN BHD6009SHAH ALAM6105400006304B505',
    },
  ],
  cash: [{ bank_name: 'Pelabuhan Klang', account_number: 'Lot 8, Jalan Pelabuhan, 42000 Pelabuhan Klang' }],
} as const satisfies Record<PaymentType, readonly object[]>

const accounts = paymentTypes.flatMap((payment_type_id) =>
  accountsOf[payment_type_id].map((own) => Object.assign({ payment_type_id }, sample, own)),
)

/** Accounts to try the service with; an installation with its own database starts with none. */
export async function makeSampleAccounts(db: Kysely<DB>, counter_id?: string) {
  const { count } = await db
    .selectFrom('payment_accounts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count === 0) await db.insertInto('payment_accounts').values(accounts).execute()
  if (counter_id) await bindSampleCounters(db, counter_id)
}

/** An account that the office has edited is no sample any more, so what the office chose stays. */
async function bindSampleCounters(db: Kysely<DB>, location_id: string) {
  await db
    .updateTable('payment_accounts')
    .set({ location_id })
    .where('payment_type_id', 'in', counterTypes)
    .where('is_sample', '=', true)
    .where('location_id', 'is', null)
    .execute()
}
