import { useSearchParams } from 'react-router'
import type { logIn } from '#contract/people/accounts.ts'
import type { Data } from '#contract/platform/endpoint.ts'
import { homeOf } from '#contract/platform/roles.ts'
import { useNavigate } from '../../platform/navigate.ts'
import { signIn } from '../../platform/stored-user.ts'
import { lettersFollow } from '../../platform/letters-follow.ts'
import { takePick } from '../../platform/picked-language.ts'
import { useWords } from '../../platform/words.ts'
import { toast } from '../../ui/toast.ts'
import { safePath } from './safe-path.ts'

/** Where a login leads, whatever it was proven with. */
export function useAfterLogin() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { t, language } = useWords()
  return ({ user, must_add_passkey }: Data<typeof logIn>) => {
    const asked = search.get('next')
    const next = asked === null ? homeOf(user.role) : safePath(asked)
    signIn(user)
    // Whoever chose the language of the pages a moment ago gets their letters in it, too.
    if (takePick() === language)
      void lettersFollow(language).then((isNew) => isNew && toast.info(t('shell.letters_follow')))
    void navigate(must_add_passkey ? `/add-passkey?next=${encodeURIComponent(next)}` : next, {
      replace: true,
    })
  }
}
