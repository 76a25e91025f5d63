import * as contract from '#contract/accounts.ts'
import * as invitations from '#contract/invitations.ts'
import type { App } from '../platform/serve.ts'
import { setUp, showInvitation } from './invite.ts'
import { signIn } from './login.ts'
import { deleteAccount, exportOf } from './personal-data.ts'
import { changePassword, changeProfile, finishEmailChange, readProfile, startEmailChange } from './profile.ts'
import { finishRegistration, sendAgain, startRegistration } from './register.ts'
import { finishReset, startReset } from './reset.ts'
import { endSession, sessionsOf } from './sessions.ts'

export function accountRoutes(app: App) {
  publicRoutes(app)
  profileRoutes(app)
}

function publicRoutes(app: App) {
  app.serve(contract.register, ({ body, language, address }) =>
    startRegistration(app, body, language, address),
  )
  app.serve(contract.verifyRegistration, ({ body, address }) =>
    finishRegistration(app, body.request_id, body.code, address),
  )
  app.serve(contract.resendCode, ({ body, address }) => sendAgain(app, body.request_id, address))
  app.serve(contract.logIn, ({ body, address, device }) => signIn(app, body, address, device))
  app.serve(contract.forgotPassword, ({ body, language, address }) =>
    startReset(app, body.email, language, address),
  )
  app.serve(contract.resetPassword, ({ body, address }) => finishReset(app, body, address))
  app.serve(invitations.openInvitation, ({ body, address }) => showInvitation(app, body, address))
  app.serve(invitations.setUpStaff, ({ body, address }) => setUp(app, body, address))
}

function profileRoutes(app: App) {
  app.serve(contract.logOut, ({ user }) => endSession(app.db, user.id, user.session_id))
  app.serve(contract.readProfile, ({ user }) => readProfile(app.db, user.id))
  app.serve(contract.changeProfile, ({ user, body }) => changeProfile(app.db, user.id, body))
  app.serve(contract.changeEmail, ({ user, body, language, address }) =>
    startEmailChange(app, user, body, language, address),
  )
  app.serve(contract.verifyEmail, ({ user, body }) =>
    finishEmailChange(app, user, body.request_id, body.code),
  )
  app.serve(contract.changePassword, ({ user, body }) => changePassword(app, user, body))
  app.serve(contract.listSessions, ({ user, query }) => sessionsOf(app.db, user, query))
  app.serve(contract.endSession, ({ user, params }) => endSession(app.db, user.id, params.id))
  app.serve(contract.exportData, ({ user }) => exportOf(app, user))
  app.serve(contract.deleteAccount, ({ user, body }) => deleteAccount(app, user, body.current_password))
}
