import { readTrackingNumber } from '#contract/tracking-number.ts'
import { trackParcel } from '#contract/tracking.ts'
import { notFound } from '../platform/errors.ts'
import { countAgainst } from '../platform/limits.ts'
import type { App } from '../platform/serve.ts'
import { liveRoute } from './live.ts'
import { nobodyCameRoutes } from './nobody-came.ts'
import { parcelByNumber } from './read-parcel.ts'

const missesPerHour = 60

export function trackingRoutes(app: App) {
  app.serve(trackParcel, async ({ params, address }) => {
    const number = readTrackingNumber(params.number)
    // A wrong check character cannot be a number of ours: nobody needs to ask the database.
    if (!number) throw notFound()
    const parcel = await parcelByNumber(app.db, number)
    if (parcel) return { parcel }
    // Whoever guesses misses; whoever has a number does not.
    await countAgainst(app.db, [{ bucket: `tracking:${address}`, most: missesPerHour, seconds: 3600 }])
    throw notFound()
  })
  nobodyCameRoutes(app)
  liveRoute(app)
}
