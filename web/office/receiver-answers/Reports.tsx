import { useState, type ComponentProps } from 'react'
import { Link } from 'react-router'
import {
  listReceiverAnswers,
  type ReceiverAnswer,
  type reportStates,
} from '#contract/parcels/report-replies.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { useMoment } from '../../platform/moment.ts'
import { CursorList } from '../../ui/CursorList.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Table } from '../../ui/Table.tsx'
import { useList } from '../../platform/use-call.ts'
import { useWords } from '../../platform/words.ts'
import { Contact } from './Contact.tsx'
import { JustAnswered } from './JustAnswered.tsx'
import { MarkAnswered } from './MarkAnswered.tsx'
import { Reopen } from './Reopen.tsx'
import type { AnsweredReport } from './use-reopening.ts'

interface Props {
  state: (typeof reportStates)[number]
}

const look_ms = 15_000

/** What waits, the oldest first; or what was answered, the newest first. */
export function Reports({ state }: Props) {
  const { t } = useWords()
  const list = useList(listReceiverAnswers, (page) => page, { state }, {}, look_ms)
  const [last, setLast] = useState<AnsweredReport>()
  return (
    <div className="grid grid-cols-1 gap-4">
      {state === 'waiting' && <p className="text-muted max-w-prose">{t('receiver_answers.text')}</p>}
      {last && <JustAnswered key={last.answered_at} report={last} onUndone={() => setLast(undefined)} />}
      <CursorList
        list={list}
        rowsOf={({ answer_data }) => answer_data}
        waiting="h-64 w-full"
        empty={<EmptyState says={t(`receiver_answers.none.${state}`)} />}
        isQuiet
      >
        {(reports) => <ReportTable state={state} reports={reports} onAnswered={setLast} />}
      </CursorList>
    </div>
  )
}

interface TableProps extends Props {
  reports: ReceiverAnswer[]
  onAnswered: (report: AnsweredReport) => void
}

type Columns = ComponentProps<typeof Table<ReceiverAnswer>>['columns']

function ReportTable({ state, reports, onAnswered }: TableProps) {
  const { t } = useWords()
  const said = useSaid()
  const answered = useAnswered()
  const mark = {
    heading: t('receiver_answers.reply.column'),
    render: (report: ReceiverAnswer) => <MarkAnswered report={report} onDone={onAnswered} />,
  }
  return (
    <Table
      caption={t(`receiver_answers.${state}`)}
      rows={reports}
      keyOf={({ id }) => id}
      columns={state === 'waiting' ? [...said, mark] : [...said, ...answered]}
    />
  )
}

function useSaid(): Columns {
  const { t } = useWords()
  const moment = useMoment()
  return [
    {
      heading: t('receiver_answers.number'),
      render: ({ tracking_number }) => (
        <Link
          className="figures inline-flex min-h-11 items-center underline underline-offset-4"
          to={`/office/parcels/${tracking_number}`}
        >
          {inGroups(tracking_number)}
        </Link>
      ),
    },
    {
      heading: t('receiver_answers.attempt'),
      isWords: true,
      render: ({ attempt, attempt_at }) => `${t(`tracking.events.${attempt}`)}, ${moment(attempt_at)}`,
    },
    { heading: t('receiver_answers.by'), isWords: true, render: ({ attempt_by }) => attempt_by },
    { heading: t('receiver_answers.said'), isWords: true, render: (report) => <Said report={report} /> },
    { heading: t('receiver_answers.contact'), render: (report) => <Contact report={report} /> },
    {
      heading: t('receiver_answers.now'),
      isWords: true,
      render: ({ code }) => t(`tracking.events.${code}`),
    },
  ]
}

function Said({ report: { words, said_by, at } }: { report: ReceiverAnswer }) {
  const { t } = useWords()
  const moment = useMoment()
  return (
    <span className="grid">
      {words && <span className="wrap-anywhere">“{words}”</span>}
      <span>{t(`door.said_by.${said_by ?? 'unknown'}`)}</span>
      <span className="text-muted text-sm">{moment(at)}</span>
    </span>
  )
}

/** Of those answered before it was kept nobody knows who did. */
function useAnswered(): Columns {
  const { t } = useWords()
  const moment = useMoment()
  return [
    {
      heading: t('receiver_answers.reply.column'),
      isWords: true,
      render: ({ answer, answered_by, answered_at }) => (
        <span className="grid">
          {answer && <span className="wrap-anywhere">“{answer}”</span>}
          {answered_by && <span>{answered_by}</span>}
          <span className="text-muted text-sm">{answered_at && moment(answered_at)}</span>
        </span>
      ),
    },
    { heading: t('receiver_answers.reply.reopen'), render: (report) => <Reopen report={report} /> },
  ]
}
