import {
  agreeToClaim,
  answerClaim,
  fileClaim,
  objectToClaim,
  readClaimable,
  sendClaimPicture,
  showOwnClaimPicture,
  withdrawClaim,
} from '#contract/money/claims.ts'
import { keepFile } from '../../files/keep-file.ts'
import { givePicture, takePicture } from '../../files/pictures.ts'
import { countWork } from '../../platform/limits.ts'
import type { App } from '../../platform/serve.ts'
import { fileFor } from './file.ts'
import { parcelRecord } from './parcel-record.ts'
import { claimsOf } from './read.ts'
import { agree, answer, object, withdraw } from './reply.ts'

const uploadsPerHour = 30

export function claimRoutes(app: App) {
  app.serve(readClaimable, async ({ user, params }) => {
    const [{ parcel }, claim_data] = await Promise.all([
      parcelRecord(app.db, params.id, user.id),
      claimsOf(app.db, user.id, params.id),
    ])
    return { parcel, claim_data }
  })
  app.serve(sendClaimPicture, async ({ user, picture, once }) => {
    const limit = { bucket: `claim:${user.id}`, most: uploadsPerHour, seconds: 3600 }
    const file = await countWork(app.db, [limit], () => takePicture(app, 'claim', user.id, picture()))
    return once(async (tx) => {
      await keepFile(tx, file)
      return { picture_id: file.id }
    })
  })
  app.serve(fileClaim, ({ user, body, once }) => once((tx) => fileFor(tx, user.id, body)))
  app.serve(showOwnClaimPicture, async ({ user, params }) => {
    const own = await app.db
      .selectFrom('claim_pictures as p')
      .innerJoin('claims as c', 'c.id', 'p.claim_id')
      .select('p.file_id')
      .where('p.file_id', '=', params.picture_id)
      .where('c.id', '=', params.id)
      .where('c.user_id', '=', user.id)
      .executeTakeFirst()
    return givePicture(app, app.db, own?.file_id)
  })
  replyRoutes(app)
}

function replyRoutes(app: App) {
  app.serve(answerClaim, ({ user, params, body, once }) =>
    once((tx) => answer(tx, { id: params.id, user_id: user.id }, body)),
  )
  app.serve(withdrawClaim, ({ user, params, once }) =>
    once((tx) => withdraw(tx, { id: params.id, user_id: user.id })),
  )
  app.serve(objectToClaim, ({ user, params, body, once }) =>
    once((tx) => object(tx, { id: params.id, user_id: user.id }, body.words)),
  )
  app.serve(agreeToClaim, ({ user, params, once }) =>
    once((tx) => agree(tx, { id: params.id, user_id: user.id })),
  )
}
