import { confirmBox, listMyParcels, readCarried, scanParcel, sendEvidence } from '#contract/scans.ts'
import { tryDoor } from '../door-codes/open-door.ts'
import { takePicture } from '../files/pictures.ts'
import { countAgainst } from '../platform/limits.ts'
import type { App } from '../platform/serve.ts'
import { carriedBy, numberIn, workOf } from './carried.ts'
import { confirm } from './confirm-box.ts'
import { keepScan } from './scan.ts'

const picturesPerHour = 300

export function parcelRoutes(app: App) {
  app.serve(listMyParcels, async ({ user }) => ({ parcel_data: await workOf(app.db, user.id) }))
  app.serve(readCarried, async ({ user, params }) => ({
    parcel: await carriedBy(app.db, user.id, numberIn(params.number)),
  }))
  app.serve(scanParcel, async ({ user, params, body, once }) => {
    const scanned = {
      secret_key: app.secret_key,
      caller: user,
      number: numberIn(params.number),
      given: body,
    }
    await tryDoor(app, user, scanned.number, body)
    return once(async (tx) => ({ parcel: await keepScan(tx, scanned) }))
  })
  app.serve(sendEvidence, async ({ user, picture, once }) => {
    await countAgainst(app.db, [{ bucket: `evidence:${user.id}`, most: picturesPerHour, seconds: 3600 }])
    const file = await takePicture(app, 'evidence', user.id, picture())
    return once(async (tx) => {
      await tx.insertInto('files').values(file).execute()
      return { evidence_id: file.id }
    })
  })
  app.serve(confirmBox, ({ user, params, body, once }) =>
    once((tx) => confirm(tx, user.id, numberIn(params.number), body.serial)),
  )
}
