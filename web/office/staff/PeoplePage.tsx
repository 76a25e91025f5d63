import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { staffRoles } from '#contract/platform/roles.ts'
import { listPeople } from '#contract/people/staff.ts'
import { Button } from '../../ui/Button.tsx'
import { CursorList } from '../../ui/CursorList.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { useList } from '../../platform/use-call.ts'
import { OfficeFrame } from '../OfficeFrame.tsx'
import { GiveUpRole } from './GiveUpRole.tsx'
import { InviteForm } from './InviteForm.tsx'
import { PeopleTable } from './PeopleTable.tsx'
import { PersonDialog } from './PersonDialog.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  const [search, setSearch] = useSearchParams()
  const [isInviting, setIsInviting] = useState(false)
  const role = staffRoles.find((name) => name === search.get('role')) ?? ''
  return (
    <OfficeFrame heading={t('people.staff.heading')}>
      <p className="text-muted max-w-prose">{t('people.staff.text')}</p>
      <div className="flex flex-wrap items-end gap-4">
        <Button data-act="" onClick={() => setIsInviting(true)}>
          {t('people.invite.open')}
        </Button>
        <SelectField
          label={t('people.staff.filter')}
          value={role}
          onChange={({ target }) => setSearch(target.value ? { role: target.value } : {}, { replace: true })}
        >
          <option value="">{t('people.staff.all')}</option>
          {staffRoles.map((name) => (
            <option key={name} value={name}>
              {t(`people.roles.${name}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <People role={role} />
      <Dialog open={isInviting} onClose={() => setIsInviting(false)} title={t('people.invite.open')}>
        <InviteForm onSent={() => setIsInviting(false)} />
      </Dialog>
    </OfficeFrame>
  )
}

function People({ role }: { role: string }) {
  const { t } = useWords()
  const list = useList(listPeople, (data) => data, role ? { role } : {})
  const [managedId, setManagedId] = useState<string>()
  return (
    <>
      <CursorList
        list={list}
        rowsOf={({ person_data }) => person_data}
        waiting="h-60 w-full"
        empty={<EmptyState />}
      >
        {(people) => {
          const person = people.find(({ id }) => id === managedId)
          return (
            <>
              <PeopleTable people={people} onManage={setManagedId} />
              <Dialog
                open={person !== undefined}
                onClose={() => setManagedId(undefined)}
                title={person?.name ?? t('people.manage')}
              >
                {person && <PersonDialog person={person} onDone={() => setManagedId(undefined)} />}
              </Dialog>
            </>
          )
        }}
      </CursorList>
      {/* It comes with the list above it: earlier it would be pushed down under a finger. */}
      {!list.isPending && <GiveUpRole />}
    </>
  )
}
