import { askAgain, correctApproval, previewCorrection } from '#contract/money/corrections.ts'
import { notFound } from '../../platform/errors.ts'
import type { App } from '../../platform/serve.ts'
import { numberIn } from '../../parcels/parcels/carried.ts'
import { askAgainForPayable } from './ask-again.ts'
import { correct, type OrderSteps } from './correct-approval.ts'
import { missingOf, obstacleTo, standingOf, wayOf } from './standing.ts'

export function correctionRoutes(app: App, steps: OrderSteps) {
  app.serve(previewCorrection, async ({ user, params }) => {
    const standing = await standingOf(app.db, numberIn(params.number))
    if (!standing) throw notFound()
    const way = wayOf(standing)
    const isAgain = way === 'again'
    return {
      obstacle: obstacleTo(standing, user.id) ?? null,
      way,
      amount: isAgain ? standing.amount_sen : missingOf(standing),
      changes_amount: isAgain && standing.is_carried,
      waiting_parcels: isAgain ? standing.parcels : 0,
      void_vouchers: standing.unused_vouchers,
      used_vouchers: standing.used_vouchers,
    }
  })
  app.serve(askAgain, ({ user, params, once }) =>
    once((tx) => askAgainForPayable(tx, app.jobs, numberIn(params.number), user.id)),
  )
  app.serve(correctApproval, ({ user, params, body, once }) =>
    once((tx) => correct(tx, steps, { admin_id: user.id, number: numberIn(params.number), given: body })),
  )
}
