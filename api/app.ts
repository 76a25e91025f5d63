import type { Kysely } from 'kysely'
import type { DB } from '#database/schema.ts'
import { accountRoutes } from './accounts/accounts.ts'
import { accountWriter } from './sessions/account-letters.ts'
import { codeWriter } from './accounts/code-letters.ts'
import { sweepCodesJob } from './accounts/codes.ts'
import { invitationWriter } from './accounts/invitation-letters.ts'
import { addressRoutes } from './addresses/addresses.ts'
import { cancellationRoutes } from './cancellations/cancellations.ts'
import { correctionRoutes } from './corrections/corrections.ts'
import { claimRoutes } from './claims/claims.ts'
import { claimDeskRoutes } from './claims/desk.ts'
import { forgetClaimPicturesJob } from './claims/forget-pictures.ts'
import { settleClaimsJob } from './claims/settle.ts'
import { apiKeyRoutes } from './api-keys/api-keys.ts'
import { bulkRoutes } from './bulk/bulk.ts'
import { addUpFiguresJob } from './figures/add-up.ts'
import { figureRoutes } from './figures/figures.ts'
import { auditRoutes } from './audit/audit.ts'
import { customerRoutes } from './customers/customers.ts'
import { faqRoutes } from './content/faq.ts'
import { testimonialRoutes } from './content/testimonials.ts'
import { agentRoutes } from './agents/agents.ts'
import { applicationWriter } from './agents/letters.ts'
import { forgetApplicationsJob, sweepAgentPicturesJob } from './agents/personal-data.ts'
import { draftRoutes, sweepDraftsJob } from './drafts/drafts.ts'
import { eraseFilesJob } from './files/erase-files.ts'
import { forgetPassportsJob } from './files/forget-passports.ts'
import { passportRoutes } from './shipments/passports.ts'
import { sweepFilesJob } from './files/sweep-files.ts'
import type { Storage } from './platform/storage.ts'
import { geographyRoutes } from './geography/geography.ts'
import { doorCodeRoutes } from './door-codes/door-codes.ts'
import { handOverRoutes } from './hand-overs/hand-overs.ts'
import { counterRoutes } from './locations/counters.ts'
import { locationRoutes } from './locations/locations.ts'
import { manifestRoutes } from './manifests/manifests.ts'
import { keepMasterData, masterDataRoutes, type MasterData } from './master-data/master-data.ts'
import { letterConsumer } from './messages/consumer.ts'
import { letterJobs } from './messages/letter-job.ts'
import { messageRoutes } from './messages/messages.ts'
import { orderWriter, trialWriter } from './messages/order-letters.ts'
import type { Post } from './messages/post.ts'
import { boxRoutes } from './office/boxes.ts'
import { paymentAccountRoutes } from './office/payment-accounts.ts'
import { holidayRoutes } from './office/holidays.ts'
import { passportDutyRoutes } from './office/passport-duties.ts'
import { evidenceRoutes } from './scans/evidence.ts'
import { networkFailureRoutes } from './network-failures/network-failures.ts'
import { officeParcelRoutes } from './office-parcels/office-parcels.ts'
import { settingRoutes } from './office/settings.ts'
import { scanRoutes } from './scans/scans.ts'
import { peopleRoutes } from './people/people.ts'
import { privacyRoutes } from './privacy/privacy.ts'
import { sweepChallengesJob } from './passkeys/challenges.ts'
import { passkeyRoutes } from './passkeys/passkeys.ts'
import { approvalDueJob, approvalsOverdueJob } from './payments/approve.ts'
import { deskRoutes } from './payments/desk.ts'
import { overdueJob, paymentDueJob } from './payments/due.ts'
import type { Consumer } from './platform/dispatch.ts'
import type { Jobs } from './platform/jobs.ts'
import type { App } from './platform/serve.ts'
import { sweepJob } from './platform/sweep.ts'
import { pushConsumer } from './push/consumer.ts'
import { pushJob } from './push/push-job.ts'
import { pushRoutes } from './push/push.ts'
import { purchaseRoutes } from './purchases/purchases.ts'
import { refundRoutes } from './refunds/refunds.ts'
import { searchRoutes } from './search/search.ts'
import { shipmentRoutes } from './shipments/shipments.ts'
import { slotRoutes } from './slots/slots.ts'
import { trackingRoutes } from './tracking/tracking.ts'
import { statisticsRoutes } from './statistics/statistics.ts'
import { transactionRoutes } from './transactions/transactions.ts'
import { expireVouchersJob } from './vouchers/expire.ts'
import { voucherRoutes } from './vouchers/vouchers.ts'
import { differenceRoutes } from './differences/differences.ts'
import { deliverHooksJob } from './web-hooks/deliver.ts'
import { disabledHookWriter } from './web-hooks/disabled-letter.ts'
import { forgetDeliveriesJob } from './web-hooks/forget-deliveries.ts'
import { webHookConsumer } from './web-hooks/tell.ts'
import { webHookRoutes } from './web-hooks/web-hooks.ts'
import { rateCardRoutes } from './quotes/office-cards.ts'
import { quoteRoutes } from './quotes/quotes.ts'

/** Every feature's routes, by name; nothing is loaded by itself. */
export function serveEverything(app: App) {
  accountRoutes(app)
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
  slotRoutes(app, masterData)
  purchaseRoutes(app, masterData)
  draftRoutes(app)
  passportRoutes(app)
  shipmentRoutes(app, masterData)
  bulkRoutes(app, masterData)
  transactionRoutes(app)
  voucherRoutes(app)
  statisticsRoutes(app)
  claimRoutes(app)
  messageRoutes(app)
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
  correctionRoutes(app)
  claimDeskRoutes(app)
  figureRoutes(app)
  searchRoutes(app)
  peopleRoutes(app)
  customerRoutes(app)
  auditRoutes(app)
  passportDutyRoutes(app, masterData)
  boxRoutes(app, masterData)
  paymentAccountRoutes(app, masterData)
  rateCardRoutes(app)
  settingRoutes(app, masterData)
  holidayRoutes(app)
  faqRoutes(app)
  testimonialRoutes(app)
  agentRoutes(app, masterData)
  counterRoutes(app, masterData)
}

/** What happens to a parcel between the sender and the receiver. */
function serveParcels(app: App) {
  trackingRoutes(app)
  scanRoutes(app)
  evidenceRoutes(app)
  differenceRoutes(app)
  handOverRoutes(app)
  doorCodeRoutes(app)
  manifestRoutes(app)
  officeParcelRoutes(app)
}

interface JobParts {
  db: Kysely<DB>
  storage: Storage
  post: Post
  secret_key: string
  public_url: string
  /** Work that makes more work; there once all of it is registered. */
  jobs: () => Jobs
}

/** Every feature's background work. */
export function everyJob(parts: JobParts) {
  return [
    sweepJob(parts.db),
    sweepFilesJob(parts),
    eraseFilesJob(parts),
    forgetPassportsJob(parts),
    forgetClaimPicturesJob(parts),
    settleClaimsJob(parts),
    sweepCodesJob(parts),
    sweepChallengesJob(parts),
    sweepDraftsJob(parts),
    approvalDueJob(parts),
    approvalsOverdueJob(parts),
    paymentDueJob(parts),
    overdueJob(parts),
    expireVouchersJob(parts),
    ...letterJobs(parts, everyWriter(parts)),
    pushJob(parts),
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
    order: orderWriter(parts),
    trial: trialWriter(parts),
    code: codeWriter(parts),
    account: accountWriter(parts),
    invitation: invitationWriter(parts),
    application: applicationWriter(parts),
    web_hook: disabledHookWriter(parts),
  }
}

/** Whoever acts upon what happened, each after its commit. */
export function everyConsumer(parts: JobParts): Consumer[] {
  return [letterConsumer(parts), pushConsumer(parts), webHookConsumer(parts)]
}
