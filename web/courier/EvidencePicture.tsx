import Camera from 'virtual:icon/camera'
import { useId, useState } from 'react'
import { largestPicture_bytes, pictureTypes } from '#contract/platform/files.ts'
import { Picture } from '../ui/Picture.tsx'
import { usePreview } from '../ui/use-preview.ts'
import { shrink } from './shrink.ts'
import { useWords } from '../platform/words.ts'

interface Props {
  label?: string
  picture: Blob | undefined
  onPick: (picture: Blob) => void
  error: string | undefined
}

/** Straight from the camera of the phone, made small enough to wait in the queue and to travel over a poor network. */
export function EvidencePicture({ label, picture, onPick, error }: Props) {
  const { t } = useWords()
  const id = useId()
  const preview = usePreview(picture)
  const [refused, setRefused] = useState<'too_large' | 'not_a_picture'>()
  async function take(file: File | undefined) {
    if (!file) return
    const small = await shrink(file)
    const reason = reasonAgainst(small)
    setRefused(reason)
    if (!reason) onPick(small)
  }
  const shownError = refused ? t(`ui.upload.${refused}`) : error
  return (
    <div className="grid gap-2">
      <p id={id} className="font-medium">
        {label ?? t('courier.step.picture')}
      </p>
      {preview && (
        <Picture
          address={preview}
          label={t('courier.step.preview')}
          className="max-h-64 w-full rounded-lg object-contain"
        />
      )}
      <TakeButton labelledBy={id} hasPicture={Boolean(picture)} onTake={(file) => void take(file)} />
      {shownError && (
        <p role="alert" className="text-trouble text-sm font-medium">
          {shownError}
        </p>
      )}
    </div>
  )
}

interface TakeProps {
  labelledBy: string
  hasPicture: boolean
  onTake: (file: File | undefined) => void
}

function TakeButton({ labelledBy, hasPicture, onTake }: TakeProps) {
  const { t } = useWords()
  const id = useId()
  return (
    <label className="border-edge bg-surface has-focus-visible:outline-accent flex min-h-14 cursor-pointer items-center justify-center gap-2 rounded-box border border-dashed px-4 font-semibold has-focus-visible:outline-3">
      <input
        type="file"
        accept="image/*"
        capture="environment"
        className="sr-only"
        aria-labelledby={`${labelledBy} ${id}`}
        onChange={({ target }) => onTake(target.files?.[0])}
      />
      <Camera className="size-5" aria-hidden="true" />
      <span id={id}>{t(hasPicture ? 'courier.step.again' : 'courier.step.take')}</span>
    </label>
  )
}

function reasonAgainst({ size, type }: Blob) {
  if (size > largestPicture_bytes) return 'too_large'
  return pictureTypes.some((known) => known === type) ? undefined : 'not_a_picture'
}
