import { useEffect, useId, useRef, type ReactNode } from 'react'
import X from 'virtual:icon/x'
import { Button } from './Button.tsx'
import { useWords } from '../platform/words.ts'

interface Props {
  open: boolean
  onClose: () => void
  title: string
  /** On a phone it is at the foot of the screen, under the thumb. */
  isSheet?: boolean
  /** On a desk it stands where it was asked for, and leaves the picture in sight. */
  isAside?: boolean
  /** The way out in its corner; not where an answer says the same. */
  hasCross?: boolean
  children: ReactNode
}

/** The platform's dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({
  open,
  onClose,
  title,
  isSheet = false,
  isAside = false,
  hasCross = true,
  children,
}: Props) {
  const box = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    if (!open) return box.current?.close()
    box.current?.showModal()
    // The platform focuses the first choice of a group even where another one is made.
    box.current?.querySelector<HTMLInputElement>('input[type=radio]:checked')?.focus()
  }, [open])
  return (
    <dialog
      ref={box}
      aria-labelledby={id}
      // React hands the closing of a dialog inside this one up to it.
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      className={`bg-surface text-ink shadow-float m-auto text-left font-normal whitespace-normal w-[min(32rem,calc(100vw-2rem))] rounded-box p-6 ${isAside ? 'lg:mr-4 lg:w-[min(24rem,calc(100vw-2rem))] lg:backdrop:bg-transparent' : ''} ${isSheet ? 'max-sm:mb-0 max-sm:w-full max-sm:max-w-none max-sm:rounded-b-none max-sm:p-4' : ''}`}
    >
      <h2 id={id} className={`text-lg ${hasCross ? 'pr-8' : ''}`}>
        {title}
      </h2>
      <div className="mt-4 grid gap-4">{open && children}</div>
      {hasCross && <Cross onPress={onClose} />}
    </dialog>
  )
}

/** A phone has no Escape. It comes last, so that what is asked has the focus first. */
function Cross({ onPress }: { onPress: () => void }) {
  const { t } = useWords()
  return (
    <button
      type="button"
      aria-label={t('ui.dialog_close')}
      onClick={onPress}
      className="absolute top-2 right-2 grid size-11 place-items-center rounded-box"
    >
      <X className="size-5" aria-hidden="true" />
    </button>
  )
}

/** The answers of a dialog, the safe one first; on a phone as wide as it, the safe one below, where the thumb is. */
export function DialogActs({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">{children}</div>
}

interface ConfirmProps {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: string
  confirm: string
  /** What the safe answer says, where "cancel" could be taken for the deed itself. */
  dismiss?: string
  pending?: boolean
  isSheet?: boolean
  /** How the press looks that does it: as a danger, unless it is only counted once more. */
  kind?: 'danger' | 'approve' | 'primary'
  children?: ReactNode
}

/** Asks before something is gone. The safe answer comes first and has the focus. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  confirm,
  dismiss,
  pending = false,
  isSheet = false,
  kind = 'danger',
  children,
}: ConfirmProps) {
  const { t } = useWords()
  return (
    <Dialog open={open} onClose={onClose} title={title} isSheet={isSheet} hasCross={false}>
      {children}
      <DialogActs>
        <Button kind="secondary" className={isSheet ? 'min-h-14 grow' : ''} onClick={onClose}>
          {dismiss ?? t('ui.cancel')}
        </Button>
        <Button
          kind={isSheet ? 'reject' : kind}
          className={isSheet ? 'min-h-14 grow' : ''}
          pending={pending}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
      </DialogActs>
    </Dialog>
  )
}
