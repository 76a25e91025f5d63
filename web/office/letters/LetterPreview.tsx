import { useState } from 'react'
import { company } from '#contract/site/company.ts'
import { locales, type Language } from '#contract/platform/language.ts'
import type { LetterWords } from '#contract/messages/letter-words.ts'
import type { OrderLetter } from '#contract/messages/letters.ts'
import { previewLetter, type ShownLetter } from '#contract/messages/messages.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useSettled } from '../../ui/use-settled.ts'
import { useAnswer } from '../../platform/use-call.ts'
import { useWords } from '../../platform/words.ts'

interface Asked {
  language: Language
  words: LetterWords
  isFine: boolean
}

/** As the server would write it, with data of nobody; drawn here, because the content policy lets no mail bring its own style. */
export function LetterPreview({ kind, ...asked }: Asked & { kind: OrderLetter }) {
  const { t } = useWords()
  const [tab, setTab] = useState('mail')
  const shown = usePreview(kind, asked)
  const { language, isFine } = asked
  return (
    <section className="grid min-w-0 gap-3" aria-label={t('letters.preview')}>
      <h2 className="text-lg">{t('letters.preview')}</h2>
      {!isFine && <p className="text-muted">{t('letters.no_preview')}</p>}
      {isFine && !shown && <Skeleton className="h-72 w-full" />}
      {isFine && shown && (
        <Tabs
          label={t('letters.preview')}
          value={tab}
          onChange={setTab}
          tabs={[
            {
              id: 'mail',
              label: t('letters.as_mail'),
              content: <Mail shown={shown} language={language} />,
            },
            {
              id: 'text',
              label: t('letters.as_text'),
              content: (
                <pre
                  lang={locales[language]}
                  className="border-line wrap-anywhere rounded-box border p-4 text-sm whitespace-pre-wrap"
                >
                  {shown.text}
                </pre>
              ),
            },
          ]}
        />
      )}
    </section>
  )
}

function Mail({ shown, language }: { shown: ShownLetter; language: Language }) {
  return (
    <article lang={locales[language]} className="bg-kraft wrap-anywhere rounded-box p-4">
      <p className="mb-3 font-semibold">{shown.subject}</p>
      <div className="bg-surface grid max-w-lg gap-4 rounded-box p-6">
        <p className="text-lg font-bold">{company.name}</p>
        <p className="whitespace-pre-line">{shown.paragraphs.join('\n\n')}</p>
        <p>
          <span className="bg-ink text-surface inline-block rounded-box px-6 py-3">{shown.button}</span>
        </p>
        <p className="text-muted text-sm">
          {shown.signature}
          <br />
          {company.email}
        </p>
        {shown.footer && <p className="text-muted text-sm">{shown.footer}</p>}
      </div>
    </article>
  )
}

/** Asked a moment after the last key; until then what was shown stays. */
function usePreview(kind: OrderLetter, asked: Asked) {
  const { language, words, isFine }: Asked = JSON.parse(useSettled(JSON.stringify(asked)))
  return useAnswer(previewLetter, { params: { kind }, body: { language, words } }, isFine).data?.preview
}
