import { Button } from './Button.tsx'
import { CopyButton } from './CopyButton.tsx'
import { Dialog, DialogActs } from './Dialog.tsx'

interface Props {
  secret: string | undefined
  onDone: () => void
  title: string
  text: string
  done: string
}

/** A secret that nobody can ask for again; it is gone from the page once the dialog closes. */
export function ShownOnce({ secret, onDone, title, text, done }: Props) {
  return (
    <Dialog open={secret !== undefined} onClose={onDone} title={title}>
      <p>{text}</p>
      <code className="bg-kraft rounded-box p-3 wrap-anywhere">{secret}</code>
      <DialogActs>
        <CopyButton text={secret ?? ''} />
        <Button onClick={onDone}>{done}</Button>
      </DialogActs>
    </Dialog>
  )
}
