import { useState } from 'react'
import { mostClaimPictures, sendClaimPicture } from '#contract/money/claims.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { readable, sendPicture } from '../../platform/files.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Upload } from '../../ui/Upload.tsx'
import { usePreview } from '../../ui/use-preview.ts'
import { useWords } from '../../platform/words.ts'

interface Given {
  id: string
  file: File
}

interface Props {
  hint: string
  onChange: (picture_ids: string[]) => void
  error: string | undefined
}

/** One picture after the other; each is on its way as soon as it is chosen. */
export function ClaimPictures({ hint, onChange, error }: Props) {
  const { t } = useWords()
  const { given, sending, progress, problem, add, remove } = usePictures(onChange)
  return (
    <fieldset name="picture_ids" tabIndex={-1} className="grid gap-3">
      <legend className="font-medium">{t('claim.pictures')}</legend>
      <p className="text-muted text-sm">{hint}</p>
      {given.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {given.map(({ id, file }, place) => (
            <Picked key={id} file={file} place={place + 1} onRemove={() => remove(id)} />
          ))}
        </ul>
      )}
      {given.length < mostClaimPictures && (
        <Upload
          label={t('claim.picture', { place: given.length + 1 })}
          file={sending}
          onPick={(file) => file && void add(file)}
          {...(progress === undefined ? {} : { progress })}
          error={problem ?? error}
        />
      )}
    </fieldset>
  )
}

function usePictures(onChange: Props['onChange']) {
  const text = useText()
  const [given, setGiven] = useState<Given[]>([])
  const [sending, setSending] = useState<File>()
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<string>()
  function keep(next: Given[]) {
    setGiven(next)
    onChange(next.map(({ id }) => id))
  }
  async function add(file: File) {
    setProblem(undefined)
    setSending(file)
    setProgress(0)
    const options = { key: crypto.randomUUID(), onProgress: setProgress }
    const answer = await sendPicture(sendClaimPicture, {}, await readable(file), options)
    setProgress(undefined)
    setSending(undefined)
    if (answer && isSuccess(answer)) keep([...given, { id: answer.data.picture_id, file }])
    else setProblem(sentence(text, answer))
  }
  const remove = (gone: string) => keep(given.filter(({ id }) => id !== gone))
  return { given, sending, progress, problem, add, remove }
}

function Picked({ file, place, onRemove }: { file: File; place: number; onRemove: () => void }) {
  const { t } = useWords()
  const preview = usePreview(file)
  return (
    <li className="grid justify-items-center gap-1">
      {preview && (
        <Picture
          address={preview}
          label={t('claim.picture', { place })}
          className="size-28 rounded-lg object-cover"
        />
      )}
      <Button kind="quiet" onClick={onRemove}>
        {t('claim.remove_picture', { place })}
      </Button>
    </li>
  )
}
