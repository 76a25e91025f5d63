import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Person } from '#contract/people/staff.ts'
import { worksInAreas } from '#contract/platform/roles.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { AreasForm } from './AreasForm.tsx'
import { mayHaveCounter } from './CounterSelect.tsx'
import { CounterForm } from './CounterForm.tsx'
import { RoleForm } from './RoleForm.tsx'
import { usePersonActs, type PersonAct } from './use-person-acts.ts'
import { useWords } from '../../platform/words.ts'
import { DialogActs } from '../../ui/Dialog.tsx'

/** What may be done to somebody else's account; each says first what will happen. */
export function PersonDialog({ person, onDone }: { person: Person; onDone: () => void }) {
  const { t } = useWords()
  const [chosenAct, setChosenAct] = useState<PersonAct>()
  const { id, state, sessions, passkeys } = person
  if (chosenAct)
    return <Asked act={chosenAct} person={person} onBack={() => setChosenAct(undefined)} onDone={onDone} />
  const acts: PersonAct[] =
    state === 'locked'
      ? ['unlock']
      : [
          state === 'active' ? 'reset' : 'resend',
          ...(passkeys > 0 ? (['passkeys'] as const) : []),
          ...(sessions > 0 ? (['sessions'] as const) : []),
          'lock',
        ]
  return (
    <>
      <RoleForm person={person} onDone={onDone} />
      {mayHaveCounter(person.role) && <CounterForm person={person} onDone={onDone} />}
      {worksInAreas(person.role) && <AreasForm person={person} onDone={onDone} />}
      <div className="border-line grid gap-2 border-t pt-4">
        {acts.map((act) => (
          <Button key={act} kind={act === 'lock' ? 'danger' : 'secondary'} onClick={() => setChosenAct(act)}>
            {t(`people.act.${act}`)}
          </Button>
        ))}
        <LinkButton kind="secondary" to={`/office/audit?person_id=${id}`}>
          {t('people.act.log')}
        </LinkButton>
      </div>
    </>
  )
}

interface AskedProps {
  act: PersonAct
  person: Pick<Person, 'id' | 'name'> & Partial<Pick<Person, 'parcels'>>
  onBack: () => void
  onDone: () => void
}

export function Asked({ act, person: { id, name, parcels = 0 }, onBack, onDone }: AskedProps) {
  const { t } = useWords()
  const { run, isPending } = usePersonActs(onDone)
  const cancel = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone; the safe answer takes the focus.
  useEffect(() => cancel.current?.focus(), [])
  return (
    <>
      <p>{t(`people.act.${act}_text`, { name })}</p>
      {act === 'lock' && parcels > 0 && (
        <Alert tone="warning">
          <p>{t('people.act.lock_holds', { name, count: parcels })}</p>
          <Link to={`/office/parcels?holder=${id}`} className="inline-flex min-h-11 items-center underline">
            {t('people.act.lock_see')}
          </Link>
        </Alert>
      )}
      <DialogActs>
        <Button kind="secondary" ref={cancel} onClick={onBack}>
          {t('ui.cancel')}
        </Button>
        <Button
          kind={act === 'lock' ? 'danger' : 'primary'}
          pending={isPending}
          onClick={() => void run(act, id, name)}
        >
          {t(`people.act.${act}`)}
        </Button>
      </DialogActs>
    </>
  )
}
