import { useSearchParams } from 'react-router'
import type { logIn } from '#contract/people/accounts.ts'
import type { Data } from '#contract/platform/endpoint.ts'
import { homeOf } from '#contract/platform/roles.ts'
import { useNavigate } from '../../platform/navigate.ts'
import { signIn } from '../../platform/stored-user.ts'
import { safePath } from './safe-path.ts'

/** Where a login leads, whatever it was proven with. */
export function useAfterLogin() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return ({ user, must_add_passkey }: Data<typeof logIn>) => {
    const asked = search.get('next')
    const next = asked === null ? homeOf(user.role) : safePath(asked)
    signIn(user)
    void navigate(must_add_passkey ? `/add-passkey?next=${encodeURIComponent(next)}` : next, {
      replace: true,
    })
  }
}
