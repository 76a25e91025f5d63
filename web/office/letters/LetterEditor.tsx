import { Link } from 'react-router'
import { languageNames, languages } from '#contract/platform/language.ts'
import type { OrderLetter } from '#contract/messages/letters.ts'
import { readLetter, type OneLetter } from '#contract/messages/messages.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button, SubmitButton } from '../../ui/Button.tsx'
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useAnswer } from '../../platform/use-call.ts'
import { LetterFields } from './LetterFields.tsx'
import { LetterPreview } from './LetterPreview.tsx'
import { useLetterActs } from './use-letter-acts.ts'
import { useLetter, wordsOf } from './use-letter.ts'
import { useWords } from '../../platform/words.ts'

export function LetterEditor({ kind }: { kind: OrderLetter }) {
  const { t } = useWords()
  const { data, isError, refetch } = useAnswer(readLetter, { params: { kind } })
  return (
    <>
      <Link to="/office/messages" className="inline-flex min-h-11 items-center justify-self-start underline">
        {t('letters.back')}
      </Link>
      {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-96 w-full" />}
      {/* A new version begins a new draft. */}
      {data && <Editor key={data.letter.version_id ?? 'original'} letter={data.letter} />}
    </>
  )
}

function Editor({ letter }: { letter: OneLetter }) {
  const editing = useLetter(letter)
  const acts = useLetterActs(letter)
  const { language, drafts, faulty, words } = editing
  async function save() {
    const [first] = faulty
    if (first) editing.setLanguage(first)
    else await acts.save({ id: wordsOf(drafts.id), my: wordsOf(drafts.my), sg: wordsOf(drafts.sg) })
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <form
        className="grid min-w-0 gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {acts.problem && <Alert tone="destructive">{acts.problem}</Alert>}
        <Languages letter={letter} editing={editing} />
        <Acts letter={letter} editing={editing} acts={acts} />
      </form>
      <LetterPreview
        kind={letter.kind}
        language={language}
        words={words}
        isFine={!faulty.includes(language)}
      />
    </div>
  )
}

interface Props {
  letter: OneLetter
  editing: ReturnType<typeof useLetter>
}

function Languages({ letter, editing }: Props) {
  const { t } = useWords()
  const { language, faulty, setLanguage } = editing
  return (
    <Tabs
      label={t('letters.language')}
      value={language}
      onChange={(id) => setLanguage(languages.find((each) => each === id) ?? language)}
      tabs={languages.map((id) => ({
        id,
        label: faulty.includes(id) ? t('letters.faulty', { language: languageNames[id] }) : languageNames[id],
        content: <LetterFields letter={letter} editing={editing} />,
      }))}
    />
  )
}

function Acts({ letter, editing, acts }: Props & { acts: ReturnType<typeof useLetterActs> }) {
  const { t } = useWords()
  const { language, faulty, words } = editing
  return (
    <div className="flex flex-wrap gap-3">
      <SubmitButton pending={acts.isSaving}>{t('ui.save')}</SubmitButton>
      <Button
        kind="secondary"
        disabled={faulty.includes(language)}
        pending={acts.isTesting}
        onClick={() => void acts.send(language, words)}
      >
        {t('letters.test')}
      </Button>
      {letter.is_changed && (
        <ConfirmedButton
          kind="quiet"
          label={t('letters.reset')}
          question={t('letters.reset')}
          isPending={acts.isRestoring}
          act={acts.restore}
        >
          <p>{t('letters.reset_text')}</p>
        </ConfirmedButton>
      )}
    </div>
  )
}
