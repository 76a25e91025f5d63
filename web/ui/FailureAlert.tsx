import type { ReactNode } from 'react'
import type { Failure } from '#contract/platform/envelope.ts'
import { sentence } from '../platform/sentence.ts'
import { useText } from '../platform/text.ts'
import { Alert } from './Alert.tsx'
import { useWords } from '../platform/words.ts'

/** Why something was refused: a sentence for people first, and the raw answer for whoever helps them. */
export function FailureAlert({ failure, children }: { failure: Failure | undefined; children?: ReactNode }) {
  const { t } = useWords()
  const text = useText()
  const first = failure?.errors?.[0]
  return (
    <Alert tone="destructive" title={first ? text(first.message) : sentence(text, failure)}>
      {children}
      {failure && (
        <details className="mt-1">
          <summary className="cursor-pointer">{t('ui.raw_answer')}</summary>
          <pre className="mt-1 text-sm wrap-break-word whitespace-pre-wrap">{JSON.stringify(failure)}</pre>
        </details>
      )}
    </Alert>
  )
}
