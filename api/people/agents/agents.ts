import {
  approveApplication,
  inviteAgain,
  listApplications,
  rejectApplication,
  showAgentPicture,
} from '#contract/people/agent-desk.ts'
import { applyAsAgent, sendAgentPicture } from '#contract/people/agents.ts'
import type { MasterData } from '../../site/master-data/master-data.ts'
import type { App } from '../../platform/serve.ts'
import { apply, withPlaceErrors } from './apply.ts'
import { approve, reject, sendNewLink } from './decide.ts'
import { applicationsFor } from './desk.ts'
import { keepPicture, limitUploads, showPicture } from './pictures.ts'

export function agentRoutes(app: App, masterData: MasterData) {
  app.serve(sendAgentPicture, async ({ params, picture, visitor, once }) => {
    await limitUploads(app.db, params.draft_hash, visitor)
    return keepPicture(app, params, { sent: picture(), who: visitor.network }, once)
  })
  app.serve(applyAsAgent, ({ body, user, language, visitor, once }) =>
    withPlaceErrors(() =>
      once((tx) => apply(tx, app.jobs, { ...body, language, applicant_id: user?.id ?? null }, visitor)),
    ),
  )
  deskRoutes(app, masterData)
}

function deskRoutes(app: App, masterData: MasterData) {
  app.serve(listApplications, ({ user, query }) => applicationsFor(app.db, user.id, query))
  app.serve(showAgentPicture, ({ user, params }) => showPicture(app, user.id, params))
  app.serve(approveApplication, ({ user, params, body, once }) =>
    once((tx) => approve(tx, app.jobs, { ...params, ...body, admin_id: user.id })).finally(masterData.drop),
  )
  app.serve(rejectApplication, ({ user, params, body, once }) =>
    once((tx) => reject(tx, app.jobs, { ...params, ...body, admin_id: user.id })),
  )
  app.serve(inviteAgain, ({ user, params, once }) =>
    once((tx) => sendNewLink(tx, app.jobs, { ...params, admin_id: user.id })),
  )
}
