import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SelectType } from 'kysely'
import type { PmiRegistration } from '#contract/customs/pmi.ts'
import type { ClaimStatus, declineCodes } from '#contract/money/claim-rules.ts'
import type { Claim, ClaimStep, newClaim } from '#contract/money/claims.ts'
import type { LateOutcome } from '#contract/money/late-transfers.ts'
import type { CarriedType, OrderType } from '#contract/site/order-types.ts'
import { paymentTypes, type PaymentType } from '#contract/site/payment-types.ts'
import type { PaymentStatus, rejectCodes } from '#contract/money/payments.ts'
import type { RefundKind, RefundStatus, takeBackReasons, withdrawalCodes } from '#contract/money/refunds.ts'
import type { voucherStatuses } from '#contract/money/vouchers.ts'
import type { figureLanes } from '#contract/office/figures.ts'
import type { FeeKind } from '#contract/orders/fees.ts'
import type { ReturnReason } from '#contract/orders/returns.ts'
import type { CancellationReason } from '#contract/orders/cancellations.ts'
import type { Party, purposes, servicePackages } from '#contract/orders/shipments.ts'
import type { ManifestStep } from '#contract/parcels/manifest-steps.ts'
import type { AddOnWork } from '#contract/parcels/add-on-work.ts'
import type { Route } from '#contract/parcels/parcel-routes.ts'
import type { Macro } from '#contract/parcels/macros.ts'
import type { answerers } from '#contract/parcels/answerers.ts'
import type { agentRejectCodes } from '#contract/people/agent-desk.ts'
import type { AgentPictureKind } from '#contract/people/agents.ts'
import type { ProofWay } from '#contract/people/fresh-proof.ts'
import type { CountryCode } from '#contract/places/countries.ts'
import type { locationKinds } from '#contract/places/locations.ts'
import type { Lane } from '#contract/places/lanes.ts'
import type { Mode, Zone } from '#contract/places/zones.ts'
import type { Language } from '#contract/platform/language.ts'
import type { Role } from '#contract/platform/roles.ts'
import type { z } from 'zod'
import type { DB } from '#database/schema.ts'
import type { Config } from './platform/config.ts'
import { startTestServer } from './testing/test-server.ts'

/** Columns that hold kinds of which `contract/` has a table or a list: the database knows the same ones. */
interface Kinds {
  'add_on_work.name': AddOnWork
  'agent_applications.country_id': CountryCode
  'agent_applications.language': Language
  'agent_applications.reject_code': (typeof agentRejectCodes)[number]
  'agent_pictures.kind': AgentPictureKind
  'approval_corrections.reject_code': (typeof rejectCodes)[number]
  'box_cancellations.reason': CancellationReason
  'cancellations.reason': CancellationReason
  'claim_events.side': ClaimStep['side']
  'claim_events.what': ClaimStep['what']
  'claims.decline_code': (typeof declineCodes)[number]
  'claims.kind': Exclude<Claim['kind'], 'late'> & z.output<typeof newClaim>['kind']
  'claims.status': ClaimStatus
  'countries.code': CountryCode
  'day_figures.lane': (typeof figureLanes)[number]
  'fees.kind': FeeKind
  'fresh_proofs.proven_by': ProofWay
  'late_transfers.outcome': LateOutcome
  'locations.country_id': CountryCode
  'locations.kind': (typeof locationKinds)[number]
  'manifests.from_country': CountryCode
  'manifests.mode': Mode
  'manifests.step': ManifestStep
  'manifests.to_country': CountryCode
  'one_time_codes.language': Language
  'orders.type': OrderType
  'day_figures.kind': CarriedType
  'drafts.order_type': CarriedType
  'parcel_step_roles.role': Role
  'parcels.macro': Macro
  'parcels.route': Route
  'passport_duties.lane': Lane
  'passport_duties.party': Party
  'payment_accounts.payment_type_id': PaymentType
  'payment_types.id': PaymentType
  'payments_taken_back.reason': (typeof takeBackReasons)[number]
  'payments.payment_type_id': PaymentType
  'payment_proofs.reject_code': (typeof rejectCodes)[number]
  'payments.reject_code': (typeof rejectCodes)[number]
  'payments.status': PaymentStatus
  'receiver_answers.said_by': (typeof answerers)[number]
  'refund_accounts.country_id': CountryCode
  'refund_withdrawals.reject_code': (typeof withdrawalCodes)[number]
  'refunds.kind': RefundKind
  'refunds.status': RefundStatus
  'processes.runs': Config['runs']
  'regions.zone': Zone
  'returns.reason': ReturnReason
  'shipment_parties.country_id': CountryCode
  'shipment_parties.party': Party
  'shipment_parties.service_package': (typeof servicePackages)[number]
  'shipments.lane': Lane
  'shipments.mode': Mode
  'shipments.pmi_registration': Exclude<PmiRegistration, 'none'>
  'shipments.purpose': (typeof purposes)[number]
  'staff_invitations.language': Language
  'testimonials.language': Language
  'users.language': Language
  'users.role': Role
  'vouchers.status': (typeof voucherStatuses)[number]
}

/** Columns whose kinds concern one folder of the server alone. */
type OfOneFolder =
  | 'agent_applications.status'
  | 'approval_corrections.way'
  | 'approvals.status'
  | 'day_figures.figure'
  | 'dispatch.source'
  | 'files.content_type'
  | 'files.kind'
  | 'hand_overs.status'
  | 'one_time_codes.purpose'
  | 'passkey_challenges.purpose'
  | 'regions.weekend'
  | 'web_hook_deliveries.status'
  | 'weighings.status'

type Words<Value> = Value extends string ? (string extends Value ? never : Value) : never
type ColumnsOf<Table extends keyof DB & string> = {
  [
    Column in keyof DB[Table] & string as [Words<NonNullable<SelectType<DB[Table][Column]>>>] extends [never]
      ? never
      : `${Table}.${Column}`
  ]: Words<NonNullable<SelectType<DB[Table][Column]>>>
}
type AllOf<Table extends keyof DB & string> = Table extends string ? ColumnsOf<Table> : never
type Merged<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never
type Stored = Merged<AllOf<keyof DB & string>>

type Differing = {
  [Name in keyof Kinds]: Name extends keyof Stored
    ? [Kinds[Name], Stored[Name]] extends [Stored[Name], Kinds[Name]]
      ? never
      : Name
    : Name
}[keyof Kinds]
type Unnamed = Exclude<keyof Stored, keyof Kinds | OfOneFolder>

/** A name that appears here in a compiler error is a column whose check differs from `contract/`. */
function none<Names extends never>(...names: Names[]) {
  return names
}
none<Differing>()
none<Unnamed>()

const { db } = await startTestServer()

test('each way to pay is a row, so that it can be offered', async () => {
  const rows = await db.selectFrom('payment_types').select('id').execute()
  assert.deepEqual(rows.map(({ id }) => id).toSorted(), paymentTypes.toSorted())
})
