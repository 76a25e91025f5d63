import { useState, type FormEvent } from 'react'
import { isSuccess } from '#contract/platform/envelope.ts'
import { staffRoles } from '#contract/platform/roles.ts'
import { changeRole, listPeople, type Person } from '#contract/people/staff.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { SubmitButton } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../../platform/use-call.ts'
import { useWords } from '../../platform/words.ts'

export function RoleForm({ person: { id, name, role }, onDone }: { person: Person; onDone: () => void }) {
  const { t } = useWords()
  const text = useText()
  const change = useCall(changeRole, { refreshes: [listPeople] })
  const [chosenRole, setChosenRole] = useState(role)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const next = staffRoles.find((name) => name === chosenRole)
    if (!next) return
    const answer = await change.mutateAsync({ input: { params: { id }, body: { role: next } } })
    if (answer && isSuccess(answer))
      toast.success(t('people.act.role_done', { name, role: t(`people.roles.${next}`) }))
    else toast.error(sentence(text, answer))
    onDone()
  }
  return (
    <form className="grid gap-3" onSubmit={(event) => void submit(event)}>
      <SelectField
        label={t('people.act.new_role')}
        hint={t('people.act.role_text')}
        value={chosenRole}
        onChange={({ target }) => setChosenRole(staffRoles.find((name) => name === target.value) ?? role)}
      >
        {staffRoles.map((name) => (
          <option key={name} value={name}>
            {t(`people.roles.${name}`)}
          </option>
        ))}
      </SelectField>
      <SubmitButton disabled={chosenRole === role} pending={change.isPending}>
        {t('people.act.role')}
      </SubmitButton>
    </form>
  )
}
