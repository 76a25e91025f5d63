import { numberIn } from '#contract/platform/numbers.ts'
import FileSpreadsheet from 'virtual:icon/file-spreadsheet'
import { useId } from 'react'
import { largestBulkFile_MB, mostBulkRows } from '#contract/orders/bulk.ts'
import { Button } from '../../ui/Button.tsx'
import { DropZone } from '../../ui/DropZone.tsx'
import type { Table } from './use-table.ts'
import { useWords } from '../../platform/words.ts'

export function TableUpload({ table: { file, progress, error, pick } }: { table: Table }) {
  const { t } = useWords()
  return (
    <div className="grid gap-3">
      {file ? (
        <div className="border-line flex flex-wrap items-center justify-between gap-3 rounded-box border p-3">
          <span className="flex min-w-0 items-center gap-2 font-medium">
            <FileSpreadsheet className="text-muted size-5 shrink-0" aria-hidden="true" />
            <span className="min-w-0 wrap-anywhere">{file.name}</span>
          </span>
          {progress === undefined && (
            <Button kind="secondary" onClick={() => void pick(undefined)}>
              {t('bulk.upload.again')}
            </Button>
          )}
        </div>
      ) : (
        <Choose onTake={(chosen) => void pick(chosen)} />
      )}
      {progress !== undefined && <Progress percent={progress} />}
      {error && (
        <p role="alert" className="text-trouble font-medium">
          {error}
        </p>
      )}
    </div>
  )
}

function Choose({ onTake }: { onTake: (file: File | undefined) => void }) {
  const { t, language } = useWords()
  const rows = numberIn(language, mostBulkRows)
  const id = useId()
  return (
    <div className="grid gap-2">
      <p id={`${id}-label`} className="font-medium">
        {t('bulk.upload.label')}
      </p>
      <DropZone
        id={id}
        labelled_by={`${id}-label`}
        accept=".csv,text/csv"
        icon={FileSpreadsheet}
        choose={t('bulk.upload.choose')}
        hint={t('bulk.upload.hint', { MB: largestBulkFile_MB, rows })}
        onTake={onTake}
      />
    </div>
  )
}

/** The way to the server has a length; looking through the rows then takes as long as it takes. */
function Progress({ percent }: { percent: number }) {
  const { t } = useWords()
  return (
    <div className="grid gap-1" role="status">
      <span>{t('bulk.upload.sending')}…</span>
      <progress
        className="accent-accent h-2 w-full"
        max={100}
        aria-label={t('bulk.upload.sending')}
        {...(percent < 100 ? { value: percent } : {})}
      />
    </div>
  )
}
