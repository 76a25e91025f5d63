import { Upload } from './Upload.tsx'
import { useWords } from '../platform/words.ts'

interface Props {
  label: string
  name: string
  hint: string
  /** How much has arrived, while it is sent. */
  progress: number | undefined
  onPick: (picture: File) => void
  error: string | undefined
}

/** A picture that is sent as soon as it is picked. */
export function PictureUpload({ label, name, hint, progress, onPick, error }: Props) {
  const { t } = useWords()
  return (
    <div className="grid gap-2">
      <Upload
        label={label}
        name={name}
        file={undefined}
        onPick={(picture) => picture && onPick(picture)}
        error={error}
      />
      {progress !== undefined && (
        <progress
          className="accent-accent h-2 w-full"
          max={100}
          value={progress}
          aria-label={t('ui.upload.sending')}
        />
      )}
      <p className="text-muted text-sm">{hint}</p>
    </div>
  )
}
