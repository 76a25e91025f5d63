import { Link } from 'react-router'
import { listReceiverAnswers, type ReceiverAnswer } from '#contract/parcels/receiver-answers.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { useMoment } from '../../platform/moment.ts'
import { CursorList } from '../../ui/CursorList.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Table } from '../../ui/Table.tsx'
import { useList } from '../../platform/use-call.ts'
import { OfficeFrame } from '../OfficeFrame.tsx'
import { useWords } from '../../platform/words.ts'

/** Receivers who say that nobody came: what the office looks into first. */
export function Page() {
  const { t } = useWords()
  const list = useList(listReceiverAnswers, (page) => page)
  return (
    <OfficeFrame heading={t('receiver_answers.heading')}>
      <p className="text-muted max-w-prose">{t('receiver_answers.text')}</p>
      <CursorList
        list={list}
        rowsOf={({ answer_data }) => answer_data}
        waiting="h-64 w-full"
        empty={<EmptyState says={t('receiver_answers.none')} />}
        isQuiet
      >
        {(answers) => <Answers answers={answers} />}
      </CursorList>
    </OfficeFrame>
  )
}

function Answers({ answers }: { answers: ReceiverAnswer[] }) {
  const { t } = useWords()
  const moment = useMoment()
  return (
    <Table
      caption={t('receiver_answers.heading')}
      rows={answers}
      keyOf={({ id }) => id}
      columns={[
        {
          heading: t('receiver_answers.number'),
          render: ({ tracking_number }) => (
            <Link
              className="figures inline-flex min-h-11 items-center underline underline-offset-4"
              to={`/courier?number=${tracking_number}`}
            >
              {inGroups(tracking_number)}
            </Link>
          ),
        },
        {
          heading: t('receiver_answers.attempt'),
          render: ({ attempt, attempt_at }) => `${t(`tracking.events.${attempt}`)}, ${moment(attempt_at)}`,
        },
        { heading: t('receiver_answers.by'), render: ({ attempt_by }) => attempt_by },
        {
          heading: t('receiver_answers.words'),
          render: ({ words }) => <span className="wrap-anywhere">{words}</span>,
        },
        { heading: t('receiver_answers.contact'), render: (answer) => <Contact answer={answer} /> },
        { heading: t('receiver_answers.at'), render: ({ at }) => moment(at) },
        { heading: t('receiver_answers.now'), render: ({ code }) => t(`tracking.events.${code}`) },
      ]}
    />
  )
}

/** Opens the answer, with the number of the parcel in it. */
function Contact({ answer: { contact, tracking_number } }: { answer: ReceiverAnswer }) {
  if (!contact) return null
  const number = encodeURIComponent(inGroups(tracking_number))
  const href = contact.includes('@')
    ? `mailto:${contact}?subject=${number}`
    : `https://wa.me/${contact.replaceAll(/\D/g, '')}?text=${number}`
  return (
    <a
      className="figures inline-flex min-h-11 items-center underline underline-offset-4 wrap-anywhere"
      href={href}
    >
      {contact}
    </a>
  )
}
