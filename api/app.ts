import type { Kysely } from 'kysely'
import type { DB } from '#database/schema.ts'
import { accountRoutes } from './people/accounts/accounts.ts'
import { accountWriter } from './people/sessions/account-letters.ts'
import { codeWriter } from './people/accounts/code-letters.ts'
import { sweepCodesJob } from './people/accounts/codes.ts'
import { invitationWriter } from './people/accounts/invitation-letters.ts'
import { addressRoutes } from './people/addresses/addresses.ts'
import { cancellationRoutes } from './orders/cancellations/cancellations.ts'
import { counterCashRoutes } from './money/counter-cash/counter-cash.ts'
import { lateTransferRoutes } from './orders/late-transfers/late-transfers.ts'
import { changeRoutes } from './orders/changes/changes.ts'
import { cityChangeRoutes } from './orders/city-changes/city-changes.ts'
import { returnRoutes } from './orders/returns/returns.ts'
import { correctionRoutes } from './money/corrections/corrections.ts'
import { claimRoutes } from './money/claims/claims.ts'
import { claimDeskRoutes } from './money/claims/desk.ts'
import { forgetClaimPicturesJob } from './money/claims/forget-pictures.ts'
import { settleClaimsJob } from './money/claims/settle.ts'
import { apiKeyRoutes } from './people/api-keys/api-keys.ts'
import { bulkRoutes } from './orders/bulk/bulk.ts'
import { addUpFiguresJob } from './office/figures/add-up.ts'
import { figureRoutes } from './office/figures/figures.ts'
import { auditRoutes } from './office/audit/audit.ts'
import { customerRoutes } from './office/customers/customers.ts'
import { officeVoucherRoutes } from './office/vouchers/vouchers.ts'
import { faqRoutes } from './site/content/faq.ts'
import { testimonialRoutes } from './site/content/testimonials.ts'
import { agentRoutes } from './people/agents/agents.ts'
import { applicationWriter } from './people/agents/letters.ts'
import { forgetApplicationsJob, sweepAgentPicturesJob } from './people/agents/personal-data.ts'
import { draftRoutes, sweepDraftsJob } from './orders/drafts/drafts.ts'
import { eraseReturnedJob, keepErasureJob } from './erasures.ts'
import { eraseFilesJob } from './files/erase-files.ts'
import { forgetPassportsJob } from './people/accounts/forget-passports.ts'
import { ownIdNumberRoutes } from './orders/shipments/own-id-numbers.ts'
import { passportRoutes } from './orders/shipments/passports.ts'
import { sweepFilesJob } from './files/sweep-files.ts'
import type { Storage } from './platform/storage.ts'
import { geographyRoutes } from './places/geography/geography.ts'
import { doorCodeRoutes } from './parcels/door-codes/door-codes.ts'
import { handOverRoutes } from './courier/hand-overs/hand-overs.ts'
import { counterRoutes } from './places/locations/counters.ts'
import { locationRoutes } from './places/locations/locations.ts'
import { manifestRoutes } from './parcels/manifests/manifests.ts'
import { keepMasterData, masterDataRoutes, type MasterData } from './site/master-data/master-data.ts'
import { letterConsumer } from './messages/letters/consumer.ts'
import { letterJobs } from './messages/letters/letter-job.ts'
import { keepLanguage } from './people/accounts/keep-choices.ts'
import { messageRoutes } from './messages/letters/messages.ts'
import { orderWriter, trialWriter } from './messages/letters/order-letters.ts'
import type { Post } from './messages/letters/post.ts'
import { boxRoutes } from './office/settings/boxes.ts'
import { paymentAccountRoutes } from './office/settings/payment-accounts.ts'
import { holidayRoutes } from './office/settings/holidays.ts'
import { passkeyDutyRoutes } from './office/settings/passkey-duty.ts'
import { passportDutyRoutes } from './office/settings/passport-duties.ts'
import { evidenceRoutes } from './courier/scans/evidence.ts'
import { networkFailureRoutes } from './site/network-failures/network-failures.ts'
import { officeParcelRoutes } from './office/office-parcels/office-parcels.ts'
import { settingRoutes } from './office/settings/settings.ts'
import { scanRoutes } from './courier/scans/scans.ts'
import { stopRoutes } from './courier/scans/stops.ts'
import { peopleRoutes } from './people/staff/staff.ts'
import { privacyRoutes } from './personal-data.ts'
import { sweepChallengesJob } from './people/passkeys/challenges.ts'
import { passkeyRoutes } from './people/passkeys/passkeys.ts'
import { wishedCancellationsJob } from './orders/cancellations/wishes.ts'
import { approvalDueJob, approvalsOverdueJob, countedCashDueJob } from './money/payments/approve.ts'
import { partsOwedJob } from './money/payments/part-owed.ts'
import { deskRoutes } from './money/payments/desk.ts'
import { overdueJob, paymentDueJob } from './orders/ending/due.ts'
import type { Consumer } from './platform/dispatch.ts'
import type { Jobs } from './platform/jobs.ts'
import type { App } from './platform/serve.ts'
import { placePayable } from './orders/placing/place-payable.ts'
import { detachVouchersOf } from './orders/ending/vouchers.ts'
import { sweepSessionsJob } from './people/sessions/sweep-sessions.ts'
import type { Keys } from './platform/keys.ts'
import { resealJob } from './platform/reseal.ts'
import { everySealedColumn } from './sealed.ts'
import { makeMonthsJob } from './platform/months.ts'
import { sweepJob } from './platform/sweep.ts'
import { pushConsumer } from './messages/push/consumer.ts'
import { pushJob } from './messages/push/push-job.ts'
import { pushRoutes } from './messages/push/push.ts'
import { purchaseRoutes } from './orders/purchases/purchases.ts'
import { refundRoutes } from './money/refunds/refunds.ts'
import { searchRoutes } from './search/search.ts'
import { knownPeopleRoutes } from './orders/shipments/known-people.ts'
import { shipmentRoutes } from './orders/shipments/shipments.ts'
import { slotRoutes } from './places/slots/slots.ts'
import { visitKey } from './parcels/tracking/visit-key.ts'
import type { Party } from '#contract/orders/shipments.ts'
import { receiverChangeRoutes } from './orders/receiver-changes/receiver-changes.ts'
import { visitRoutes } from './orders/visits/visits.ts'
import { forgetContactsJob } from './parcels/tracking/nobody-came.ts'
import { trackingRoutes } from './parcels/tracking/tracking.ts'
import { remoteCityRoutes } from './office/settings/remote-cities.ts'
import { identityRoutes } from './office/identity/identity.ts'
import { identityLookRoutes } from './orders/shipments/identity-looks.ts'
import { statisticsRoutes } from './office/figures/statistics.ts'
import { transactionRoutes } from './orders/transactions/transactions.ts'
import { expireVouchersJob } from './money/vouchers/expire.ts'
import { voucherRoutes } from './money/vouchers/vouchers.ts'
import { differenceRoutes } from './orders/differences/differences.ts'
import { deliverHooksJob } from './messages/web-hooks/deliver.ts'
import { disabledHookWriter } from './messages/web-hooks/disabled-letter.ts'
import { forgetDeliveriesJob } from './messages/web-hooks/forget-deliveries.ts'
import { webHookConsumer } from './messages/web-hooks/tell.ts'
import { webHookRoutes } from './messages/web-hooks/web-hooks.ts'
import { rateCardRoutes } from './prices/quotes/office-cards.ts'
import { quoteRoutes } from './prices/quotes/quotes.ts'
import { toldPriceRoutes } from './prices/quotes/told-prices.ts'

/** Every feature's routes, by name; nothing is loaded automatically. */
export function serveEverything(app: App) {
  accountRoutes(app)
  identityLookRoutes(app)
  privacyRoutes(app)
  passkeyRoutes(app)
  addressRoutes(app)
  apiKeyRoutes(app)
  webHookRoutes(app)
  geographyRoutes(app)

  const masterData = keepMasterData(app)
  masterDataRoutes(app, masterData)
  locationRoutes(app, masterData)
  quoteRoutes(app, masterData)
  toldPriceRoutes(app)
  slotRoutes(app, masterData)
  purchaseRoutes(app, masterData)
  draftRoutes(app)
  passportRoutes(app)
  ownIdNumberRoutes(app)
  shipmentRoutes(app, masterData)
  knownPeopleRoutes(app)
  changeRoutes(app, masterData)
  cityChangeRoutes(app, masterData)
  bulkRoutes(app, masterData)
  transactionRoutes(app)
  voucherRoutes(app)
  statisticsRoutes(app)
  claimRoutes(app)
  messageRoutes(app, keepLanguage)
  pushRoutes(app)
  networkFailureRoutes(app)
  serveParcels(app)
  serveOffice(app, masterData)
}

/** What only the office does. */
function serveOffice(app: App, masterData: MasterData) {
  deskRoutes(app)
  refundRoutes(app)
  cancellationRoutes(app)
  returnRoutes(app)
  lateTransferRoutes(app)
  counterCashRoutes(app)
  correctionRoutes(app, {
    jobs: app.jobs,
    placePayable: (tx, standing, missing_sen) => placePayable(app, tx, standing, missing_sen),
    detachVouchers: detachVouchersOf,
  })
  claimDeskRoutes(app)
  figureRoutes(app)
  searchRoutes(app)
  peopleRoutes(app)
  customerRoutes(app)
  officeVoucherRoutes(app)
  identityRoutes(app)
  auditRoutes(app)
  passportDutyRoutes(app, masterData)
  passkeyDutyRoutes(app)
  boxRoutes(app, masterData)
  paymentAccountRoutes(app, masterData)
  rateCardRoutes(app)
  settingRoutes(app, masterData)
  holidayRoutes(app)
  remoteCityRoutes(app, masterData)
  faqRoutes(app)
  testimonialRoutes(app)
  agentRoutes(app, masterData)
  counterRoutes(app, masterData)
}

/** What happens to a parcel between the sender and the receiver. */
function serveParcels(app: App) {
  trackingRoutes(app)
  visitRoutes(app)
  receiverChangeRoutes(app)
  scanRoutes(app)
  stopRoutes(app)
  evidenceRoutes(app)
  differenceRoutes(app)
  handOverRoutes(app)
  doorCodeRoutes(app)
  manifestRoutes(app)
  officeParcelRoutes(app)
}

export interface JobParts {
  db: Kysely<DB>
  storage: Storage
  post: Post
  keys: Keys
  public_url: string
  /** Work that makes more work; there once all of it is registered. */
  jobs: () => Jobs
}

/** Every feature's background work. */
export function everyJob(parts: JobParts) {
  return [
    sweepJob(parts.db),
    makeMonthsJob(parts.db),
    resealJob(parts, everySealedColumn),
    sweepSessionsJob(parts),
    sweepFilesJob(parts),
    eraseFilesJob(parts),
    keepErasureJob(parts),
    eraseReturnedJob(parts),
    forgetPassportsJob(parts),
    forgetClaimPicturesJob(parts),
    settleClaimsJob(parts),
    sweepCodesJob(parts),
    sweepChallengesJob(parts),
    sweepDraftsJob(parts),
    forgetContactsJob(parts),
    approvalDueJob(parts),
    countedCashDueJob(parts),
    approvalsOverdueJob(parts),
    wishedCancellationsJob(parts),
    paymentDueJob(parts),
    overdueJob(parts),
    partsOwedJob(parts),
    expireVouchersJob(parts),
    ...letterJobs(parts, everyWriter(parts)),
    pushJob(linked(parts)),
    deliverHooksJob(parts),
    forgetDeliveriesJob(parts),
    addUpFiguresJob(parts),
    sweepAgentPicturesJob(parts),
    forgetApplicationsJob(parts),
  ]
}

/** Who finds the reader and the values of a letter, for each cause there is. */
function everyWriter(parts: JobParts) {
  return {
    order: orderWriter(linked(parts)),
    trial: trialWriter(parts),
    code: codeWriter(parts),
    account: accountWriter(parts),
    invitation: invitationWriter(parts),
    application: applicationWriter(parts),
    web_hook: disabledHookWriter(parts),
  }
}

/** Letters lead to appointments by links that only their reader has. */
function linked(parts: JobParts) {
  return { ...parts, visitKeyOf: (id: string, party: Party) => visitKey(parts.keys, id, party) }
}

/** Everything that reacts to what happened, each after its commit. */
export function everyConsumer(parts: JobParts): Consumer[] {
  return [letterConsumer(parts), pushConsumer(parts), webHookConsumer(parts)]
}
