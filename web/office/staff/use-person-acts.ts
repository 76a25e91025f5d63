import { listAudit } from '#contract/office/audit.ts'
import { listCustomers, readCustomer } from '#contract/office/customers.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import {
  endSessions,
  listPeople,
  lockPerson,
  resetPasskeys,
  sendNewLink,
  unlockPerson,
} from '#contract/people/staff.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../../platform/use-call.ts'
import { useWords } from '../../platform/words.ts'

export type PersonAct = 'lock' | 'unlock' | 'reset' | 'resend' | 'passkeys' | 'sessions'

const refreshes = [listPeople, listCustomers, readCustomer, listAudit]

/** Does it, says what happened, and lets every list see it. */
export function usePersonActs(onDone: () => void) {
  const { t } = useWords()
  const text = useText()
  const lock = useCall(lockPerson, { refreshes })
  const unlock = useCall(unlockPerson, { refreshes })
  const link = useCall(sendNewLink, { refreshes })
  const sessions = useCall(endSessions, { refreshes })
  const passkeys = useCall(resetPasskeys, { refreshes })
  const acts = { lock, unlock, reset: link, resend: link, passkeys, sessions }

  async function run(act: PersonAct, id: string, name: string) {
    const answer = await acts[act].mutateAsync({ input: { params: { id } } })
    if (answer && isSuccess(answer)) toast.success(t(`people.act.${act}_done`, { name }))
    else toast.error(sentence(text, answer))
    onDone()
  }
  return { run, isPending: Object.values(acts).some(({ isPending }) => isPending) }
}
