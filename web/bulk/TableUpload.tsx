import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import { useId, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import type { Table } from './use-table.ts'

export function TableUpload({ table: { file, progress, error, pick } }: { table: Table }) {
  const { t } = useTranslation()
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
        <DropZone onTake={(chosen) => void pick(chosen)} />
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

/** The way to the server has a length; looking through the rows then takes as long as it takes. */
function Progress({ percent }: { percent: number }) {
  const { t } = useTranslation()
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

function DropZone({ onTake }: { onTake: (file: File | undefined) => void }) {
  const { t } = useTranslation()
  const id = useId()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    onTake(event.dataTransfer.files[0])
  }
  return (
    <label
      className="border-edge bg-surface has-focus-visible:outline-accent grid cursor-pointer justify-items-center gap-1 rounded-box border border-dashed px-4 py-6 text-center has-focus-visible:outline-3"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <span id={`${id}-label`}>{t('bulk.upload.label')}</span>
      <input
        type="file"
        accept=".csv,text/csv"
        className="sr-only"
        aria-labelledby={`${id}-label ${id}-choose`}
        onChange={({ target }) => onTake(target.files?.[0])}
      />
      <FileSpreadsheet className="text-muted size-8" aria-hidden="true" />
      <span id={`${id}-choose`} className="font-semibold">
        {t('bulk.upload.choose')}
      </span>
      <span className="text-muted text-sm">{t('bulk.upload.hint')}</span>
    </label>
  )
}
