import * as contract from '#contract/people/accounts.ts'
import * as invitations from '#contract/people/invitations.ts'
import type { App } from '../../platform/serve.ts'
import { setUp, showInvitation } from './invite.ts'
import { signIn } from './login.ts'
import { changePassword, changeProfile, finishEmailChange, readProfile, startEmailChange } from './profile.ts'
import { proofRoutes } from './prove.ts'
import { finishRegistration, sendAgain, startRegistration } from './register.ts'
import { finishReset, startReset } from './reset.ts'
import { endSession, sessionsOf } from '../sessions/sessions.ts'

export function accountRoutes(app: App) {
  publicRoutes(app)
  profileRoutes(app)
  proofRoutes(app)
}

function publicRoutes(app: App) {
  app.serve(contract.register, ({ body, language, visitor }) =>
    startRegistration(app, body, language, visitor),
  )
  app.serve(contract.verifyRegistration, ({ body, visitor }) =>
    finishRegistration(app, body.request_id, body.code, visitor),
  )
  app.serve(contract.resendCode, ({ body, visitor }) => sendAgain(app, body.request_id, visitor))
  app.serve(contract.logIn, async ({ body, address, device, visitor, reply }) => {
    const { device_cookie, ...signedIn } = await signIn(app, body, { address, device, visitor })
    reply.header('set-cookie', device_cookie)
    return signedIn
  })
  app.serve(contract.forgotPassword, ({ body, language, visitor }) =>
    startReset(app, body.email, language, visitor),
  )
  app.serve(contract.resetPassword, ({ body, visitor }) => finishReset(app, body, visitor))
  app.serve(invitations.openInvitation, ({ body, visitor }) => showInvitation(app, body, visitor))
  app.serve(invitations.setUpStaff, ({ body, visitor }) => setUp(app, body, visitor))
}

function profileRoutes(app: App) {
  app.serve(contract.logOut, ({ user }) => endSession(app.db, user.id, user.session_id))
  app.serve(contract.readProfile, ({ user }) => readProfile(app.db, user.id))
  app.serve(contract.changeProfile, ({ user, body }) => changeProfile(app.db, user.id, body))
  app.serve(contract.changeEmail, ({ user, body, language, visitor }) =>
    startEmailChange(app, user, body, language, visitor),
  )
  app.serve(contract.verifyEmail, ({ user, body }) =>
    finishEmailChange(app, user, body.request_id, body.code),
  )
  app.serve(contract.changePassword, ({ user, body }) => changePassword(app, user, body))
  app.serve(contract.listSessions, ({ user, query }) => sessionsOf(app.db, user, query))
  app.serve(contract.endSession, ({ user, params }) => endSession(app.db, user.id, params.id))
}
