import type { ReactNode } from 'react'
import type { Person } from '#contract/people/staff.ts'
import { useMoment } from '../../platform/moment.ts'
import { useStoredUser } from '../../platform/stored-user.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Table } from '../../ui/Table.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  people: Person[]
  onManage: (id: string) => void
}

export function PeopleTable({ people, onManage }: Props) {
  const { t } = useWords()
  const moment = useMoment()
  return (
    <Table
      caption={t('people.staff.heading')}
      rows={people}
      keyOf={({ id }) => id}
      isLong
      columns={[
        { heading: t('people.name'), isTitle: true, render: (person) => <Name person={person} /> },
        { heading: t('people.role'), render: ({ role }) => <Short>{t(`people.roles.${role}`)}</Short> },
        { heading: t('people.state'), render: ({ state }) => <StateBadge state={state} /> },
        {
          heading: t('people.second_factor'),
          render: ({ has_second_factor }) => (
            <Short>{t(has_second_factor ? 'people.has' : 'people.has_not')}</Short>
          ),
        },
        { heading: t('people.passkeys'), render: ({ passkeys }) => <Short>{passkeys}</Short> },
        {
          heading: t('people.last_seen'),
          look: 'xl:whitespace-nowrap',
          render: ({ last_seen_at }) => (last_seen_at ? moment(last_seen_at) : t('people.never')),
        },
        {
          heading: t('people.acts'),
          isAct: true,
          render: (person) => <Manage person={person} onManage={onManage} />,
        },
      ]}
    />
  )
}

/** A word or two that never break, however long the address beside them is. */
function Short({ children }: { children: ReactNode }) {
  return <span className="whitespace-nowrap">{children}</span>
}

function Name({ person: { name, email } }: { person: Person }) {
  return (
    <>
      <span className="block font-semibold">{name}</span>
      <span className="text-muted block text-sm wrap-anywhere">{email}</span>
    </>
  )
}

function Manage({ person: { id, name }, onManage }: { person: Person; onManage: Props['onManage'] }) {
  const { t } = useWords()
  if (id === useStoredUser()?.id) return <Badge>{t('people.you')}</Badge>
  return (
    <Button
      kind="secondary"
      className="whitespace-nowrap"
      aria-label={t('people.manage_one', { name })}
      onClick={() => onManage(id)}
    >
      {t('people.manage')}
    </Button>
  )
}

const tones = { active: 'done', invited: 'waiting', link_expired: 'trouble', locked: 'trouble' } as const

function StateBadge({ state }: Pick<Person, 'state'>) {
  const { t } = useWords()
  return <Badge tone={tones[state]}>{t(`people.states.${state}`)}</Badge>
}
