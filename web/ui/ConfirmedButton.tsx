import { useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { ConfirmDialog } from './Dialog.tsx'

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick' | 'pending' | 'children'> {
  label: string
  question: string
  /** What the press that does it says, where it is not the same word. */
  confirm?: string
  /** How that press looks. */
  confirmKind?: ComponentProps<typeof ConfirmDialog>['kind']
  /** What the press that leaves everything as it is says, where it is more than "cancel". */
  dismiss?: string
  isSheet?: boolean
  isPending: boolean
  act: () => Promise<unknown>
  /** More about what is asked. */
  children?: ReactNode
}

/** Does what it says only after a question, which stays open until there is an answer. */
export function ConfirmedButton({
  label,
  question,
  confirm = label,
  confirmKind = 'danger',
  dismiss,
  isSheet = false,
  isPending,
  act,
  children,
  ...look
}: Props) {
  const [isAsking, setIsAsking] = useState(false)
  async function run() {
    await act()
    setIsAsking(false)
  }
  return (
    <>
      <Button {...look} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void run()}
        pending={isPending}
        title={question}
        confirm={confirm}
        kind={confirmKind}
        isSheet={isSheet}
        {...(dismiss === undefined ? {} : { dismiss })}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
