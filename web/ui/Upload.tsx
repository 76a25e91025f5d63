import ImageUp from 'virtual:icon/image-up'
import { useEffect, useId, useRef, useState } from 'react'
import { largestPicture_bytes, largestPicture_MB, pictureTypes } from '#contract/platform/files.ts'
import { Button } from './Button.tsx'
import { DropZone } from './DropZone.tsx'
import { Picture } from './Picture.tsx'
import { usePreview } from './use-preview.ts'
import { useWords } from '../platform/words.ts'

interface Props {
  label: string
  /** Where a summary of errors leads. */
  name?: string
  file: File | undefined
  onPick: (file: File | undefined) => void
  /** 0 to 100 while it is on its way. */
  progress?: number
  error?: string | undefined
  /** What its page is about: a heading above it says which picture. */
  isMain?: boolean | undefined
}

/** A picture from the camera, the gallery or dropped here; what cannot be taken is refused before it is sent. */
export function Upload({ label, name, file, onPick, progress, error, isMain }: Props) {
  const { t } = useWords()
  const id = useId()
  const zone = useFocusBack(file)
  const [refused, setRefused] = useState<'too_large' | 'not_a_picture'>()
  const shownError = refused ? t(`ui.upload.${refused}`, { MB: largestPicture_MB }) : error
  const take = (chosen: File | undefined) => {
    const reason = chosen && reasonAgainst(chosen)
    setRefused(reason)
    if (chosen && !reason) onPick(chosen)
  }
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="grid gap-2" ref={zone}>
      <p id={`${id}-label`} className={isMain ? 'sr-only' : 'font-medium'}>
        {label}
      </p>
      {file ? (
        <Picked file={file} onRemove={() => onPick(undefined)} progress={progress} />
      ) : (
        <DropZone
          id={id}
          name={name}
          labelled_by={`${id}-label`}
          accept="image/*"
          icon={ImageUp}
          choose={t('ui.upload.choose')}
          drop={t('ui.upload.drop')}
          hint={t('ui.upload.hint', { MB: largestPicture_MB })}
          isMain={isMain}
          onTake={take}
        />
      )}
      {shownError && (
        <p role="alert" className="text-trouble text-sm font-medium">
          {shownError}
        </p>
      )}
    </div>
  )
}

/** The field takes the focus back when its picture is taken away; the button that had it went along. */
function useFocusBack(file: File | undefined) {
  const zone = useRef<HTMLDivElement>(null)
  const last = useRef(file)
  useEffect(() => {
    if (last.current && !file) zone.current?.querySelector<HTMLElement>('input[type=file]')?.focus()
    last.current = file
  }, [file])
  return zone
}

function Picked({
  file,
  onRemove,
  progress,
}: {
  file: File
  onRemove: () => void
  progress: number | undefined
}) {
  const { t } = useWords()
  const preview = usePreview(file)
  const button = useRef<HTMLButtonElement>(null)
  const isSent = progress === undefined
  useEffect(() => {
    // What had the focus went with the field, or with the bar that showed how far it was.
    // Whoever is in another field by now goes on typing there.
    if (isSent && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [isSent])
  return (
    <div className="border-line bg-surface grid gap-3 rounded-box border p-3">
      {preview && (
        <Picture
          address={preview}
          label={t('ui.upload.preview', { name: file.name })}
          className="max-h-64 w-full rounded-lg object-contain"
        />
      )}
      {progress === undefined ? (
        <Button ref={button} kind="secondary" onClick={onRemove}>
          {t('ui.upload.remove')}
        </Button>
      ) : (
        <progress
          className="accent-accent h-2 w-full"
          max={100}
          value={progress}
          aria-label={t('ui.upload.sending')}
        />
      )}
    </div>
  )
}

function reasonAgainst({ size, type }: File) {
  if (size > largestPicture_bytes) return 'too_large'
  return pictureTypes.some((known) => known === type) ? undefined : 'not_a_picture'
}
