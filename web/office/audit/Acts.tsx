import { Link } from 'react-router'
import { listAudit, type Act } from '#contract/office/audit.ts'
import { isStaff } from '#contract/platform/roles.ts'
import { useMoment } from '../../platform/moment.ts'
import { useText } from '../../platform/text.ts'
import { CursorList } from '../../ui/CursorList.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Table } from '../../ui/Table.tsx'
import { useList } from '../../platform/use-call.ts'
import { Changes } from './Changes.tsx'
import { OrderLink } from './OrderLink.tsx'
import { useWords } from '../../platform/words.ts'

/** The part of the log that fits the query, newest first. */
export function Acts({ query }: { query: Record<string, string> }) {
  const { t } = useWords()
  const list = useList(listAudit, (data) => data, query)
  return (
    <CursorList
      list={list}
      rowsOf={({ act_data }) => act_data}
      waiting="h-60 w-full"
      empty={<EmptyState says={t('audit.nothing')} />}
    >
      {(acts) => <ActTable acts={acts} />}
    </CursorList>
  )
}

function ActTable({ acts }: { acts: Act[] }) {
  const { t } = useWords()
  const moment = useMoment()
  const text = useText()
  return (
    <Table
      caption={t('audit.heading')}
      rows={acts}
      keyOf={({ id }) => id}
      isLong
      columns={[
        {
          heading: t('audit.when'),
          look: 'xl:whitespace-nowrap',
          render: ({ at }) => <span className="figures">{moment(at)}</span>,
        },
        {
          heading: t('audit.who'),
          render: ({ actor_id, actor_name, actor_role }) =>
            actor_id ? <Somebody id={actor_id} name={actor_name} role={actor_role} /> : t('audit.service'),
        },
        {
          heading: t('audit.what'),
          isTitle: true,
          render: ({ name }) => text(`audit.events.${name}`),
        },
        { heading: t('audit.about'), render: (act) => <About act={act} /> },
        {
          heading: t('audit.changes'),
          render: ({ name, changes }) => <Changes event={name} changes={changes} />,
        },
      ]}
    />
  )
}

function About({ act }: { act: Act }) {
  const { t } = useWords()
  const { subject_id, subject_name, subject_role, tracking_number, from_role, to_role } = act
  const to = to_role && t(`people.roles.${to_role}`)
  return (
    <span className="grid justify-items-start">
      {tracking_number && <OrderLink number={tracking_number} />}
      {subject_id && subject_name && <Somebody id={subject_id} name={subject_name} role={subject_role} />}
      {to && (
        <span className="text-muted">{from_role ? `${t(`people.roles.${from_role}`)} → ${to}` : to}</span>
      )}
    </span>
  )
}

/** A person leads to what they did; a customer to their page. */
function Somebody({ id, name, role }: { id: string; name: string | null; role: Act['actor_role'] }) {
  const { t } = useWords()
  if (name === null || role === null) return <span className="text-muted">{t('audit.gone')}</span>
  const to = isStaff(role) ? `/office/audit?person_id=${id}` : `/office/customers/${id}`
  return (
    <span>
      <Link className="inline-flex min-h-11 items-center underline" to={to}>
        {name}
      </Link>{' '}
      <span className="text-muted text-sm">{t(`people.roles.${role}`)}</span>
    </span>
  )
}
