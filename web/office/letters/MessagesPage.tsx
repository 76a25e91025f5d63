import { Link, useSearchParams } from 'react-router'
import { isOrderLetter } from '#contract/messages/letters.ts'
import { listLetters, type LetterInList } from '#contract/messages/messages.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Table } from '../../ui/Table.tsx'
import { useAnswer } from '../../platform/use-call.ts'
import { LetterEditor } from './LetterEditor.tsx'
import { OfficeFrame } from '../OfficeFrame.tsx'
import { NotYet } from '../../ui/NotYet.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  const [query] = useSearchParams()
  const kind = query.get('kind') ?? ''
  if (!isOrderLetter(kind))
    return (
      <OfficeFrame heading={t('letters.heading')}>
        <p className="text-muted max-w-prose">{t('letters.intro')}</p>
        <LetterList />
      </OfficeFrame>
    )
  return (
    <OfficeFrame heading={t(`letter_names.${kind}`)}>
      <LetterEditor key={kind} kind={kind} />
    </OfficeFrame>
  )
}

function LetterList() {
  const { t, language } = useWords()
  const answer = useAnswer(listLetters)
  const { data } = answer
  if (!data) return <NotYet answer={answer} className="h-96 w-full" />
  return (
    <Table
      caption={t('letters.heading')}
      rows={data.letter_data}
      keyOf={({ kind }) => kind}
      columns={[
        { heading: t('letters.letter'), render: (letter) => <LetterLink letter={letter} /> },
        { heading: t('letters.to'), render: ({ to }) => t(`letters.groups.${to}`) },
        {
          heading: t('letters.subject'),
          render: ({ subjects }) => <span className="wrap-break-word">{subjects[language]}</span>,
        },
        {
          heading: t('letters.state'),
          render: ({ is_changed }) => (
            <Badge tone={is_changed ? 'done' : 'neutral'}>
              {t(is_changed ? 'letters.changed' : 'letters.original')}
            </Badge>
          ),
        },
      ]}
    />
  )
}

function LetterLink({ letter: { kind } }: { letter: LetterInList }) {
  const { t } = useWords()
  return (
    <Link
      to={`/office/messages?kind=${kind}`}
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {t(`letter_names.${kind}`)}
    </Link>
  )
}
