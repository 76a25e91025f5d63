import { readTrackingNumber } from '#contract/parcels/tracking-number.ts'
import { trackParcel } from '#contract/parcels/tracking.ts'
import { notFound } from '../../platform/errors.ts'
import { KeptReply, tagIn } from '../../platform/kept-reply.ts'
import type { App } from '../../platform/serve.ts'
import { together } from '../../platform/together.ts'
import { liveRoute } from './live.ts'
import { missed } from './misses.ts'
import { nobodyCameRoutes } from './nobody-came.ts'
import { parcelsByNumber, type LookUp } from './read-parcel.ts'

export function trackingRoutes(app: App) {
  const parcelOf = together((all: readonly LookUp[]) => parcelsByNumber(app.db, all))
  app.serve(
    trackParcel,
    async ({ params, visitor, reply }) => {
      const number = readTrackingNumber(params.number)
      // A wrong check character cannot be a number of ours: nobody needs to ask the database.
      if (!number) throw notFound()
      const parcel = await parcelOf({ number, knownTag: tagIn(reply) })
      if (parcel) return new KeptReply(trackParcel, parcel)
      const { network } = visitor
      throw await app.inShare({ network, caller: network }, () => missed(app.db, visitor))
    },
    { isAskedTogether: true },
  )
  nobodyCameRoutes(app)
  liveRoute(app)
}
