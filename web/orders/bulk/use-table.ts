import { useState } from 'react'
import {
  checkBulkFile,
  largestBulkFile_bytes,
  largestBulkFile_MB,
  type CheckedBulk,
} from '#contract/orders/bulk.ts'
import { isSuccess, type Failure } from '#contract/platform/envelope.ts'
import { sendTable } from '../../platform/files.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { useWords } from '../../platform/words.ts'

/** The chosen file and what the server found in it; a refused one says why. */
export function useTable() {
  const { t } = useWords()
  const text = useText()
  const [file, setFile] = useState<File>()
  const [progress, setProgress] = useState<number>()
  const [error, setError] = useState<string>()
  const [checked, setChecked] = useState<CheckedBulk>()

  async function pick(chosen: File | undefined) {
    setFile(chosen)
    setChecked(undefined)
    setError(undefined)
    if (!chosen) return
    if (chosen.size > largestBulkFile_bytes)
      return setError(t('bulk.upload.too_large', { MB: largestBulkFile_MB }))
    setProgress(0)
    const answer = await sendTable(checkBulkFile, {}, chosen, { key: '', onProgress: setProgress })
    setProgress(undefined)
    if (answer && isSuccess(answer)) setChecked(answer.data)
    else setError(reason(text, answer))
  }

  return { file, progress, error, checked, pick, again: () => void pick(file) }
}

export type Table = ReturnType<typeof useTable>

/** With the columns it is about, which keep their names in every language. */
function reason(text: (key: string) => string, answer: Failure | undefined) {
  const columns: unknown = answer?.details?.['columns']
  const named = Array.isArray(columns) ? `: ${columns.join(', ')}` : ''
  return sentence(text, answer) + named
}
