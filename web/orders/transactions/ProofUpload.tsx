import { useRef, useState } from 'react'
import { isSuccess } from '#contract/platform/envelope.ts'
import { listTransactions, sendProof } from '#contract/orders/transactions.ts'
import { readable, sendPicture } from '../../platform/files.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Upload } from '../../ui/Upload.tsx'
import { answers } from '../../platform/use-call.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  id: string
  onSent: () => void
  isMain?: boolean
}

/** Picture, preview, progress; sending again after a lost answer sends with the same key. */
export function ProofUpload({ id, onSent, isMain = false }: Props) {
  const { t } = useWords()
  const { file, progress, error, pick, send } = useProof(id, onSent)
  const box = useRef<HTMLDivElement>(null)
  // What is left to do is under the thumb, and the picture to be checked above it, once it has its height.
  const showAll = () => box.current?.scrollIntoView({ block: 'end' })
  return (
    <div ref={box} className="grid gap-3" onLoadCapture={showAll}>
      <Upload
        label={t('shipment_success.proof.label')}
        file={file}
        onPick={pick}
        {...(progress === undefined ? {} : { progress })}
        error={error}
        isMain={isMain}
      />
      {file && (
        <Button
          className="shadow-float at-foot sticky bottom-[calc(var(--foot,0px)+0.5rem)] z-10 min-h-14 text-lg"
          pending={progress !== undefined}
          onClick={() => void send(file)}
        >
          {t('shipment_success.proof.send')}
        </Button>
      )}
    </div>
  )
}

function useProof(id: string, onSent: () => void) {
  const text = useText()
  const key = useRef('')
  const [file, setFile] = useState<File>()
  const [progress, setProgress] = useState<number>()
  const [error, setError] = useState<string>()

  function pick(chosen: File | undefined) {
    key.current = crypto.randomUUID()
    setError(undefined)
    setFile(chosen)
  }

  async function send(chosen: File) {
    setProgress(0)
    const options = { key: key.current, onProgress: setProgress }
    const answer = await sendPicture(sendProof, { id }, await readable(chosen), options)
    setProgress(undefined)
    if (answer && isSuccess(answer)) {
      await answers.invalidateQueries({ queryKey: [listTransactions.path] })
      onSent()
      // What it means stands at the head of the page.
      window.scrollTo({ top: 0 })
    } else {
      setError(sentence(text, answer))
    }
  }
  return { file, progress, error, pick, send }
}
