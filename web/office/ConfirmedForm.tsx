import { useState, type ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Alert } from '../ui/Alert.tsx'
import { SubmitButton } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/Dialog.tsx'

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>
  problem: string | undefined
  isSending: boolean
  send: (values: Values) => Promise<void>
  /** What is asked once more before it is sent, and the word that does it. */
  question: string
  confirm: string
  children: ReactNode
}

/** For what cannot be undone: sent only after a second press that names the amount. */
export function ConfirmedForm<Values extends FieldValues>(props: Props<Values>) {
  const { form, problem, isSending, send, question, confirm, children } = props
  const [isAsking, setIsAsking] = useState(false)
  return (
    <form className="grid gap-3" noValidate onSubmit={form.handleSubmit(() => setIsAsking(true))}>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      {children}
      <SubmitButton kind="danger" pending={isSending}>
        {confirm}
      </SubmitButton>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void send(form.getValues()).then(() => setIsAsking(false))}
        pending={isSending}
        title={question}
        confirm={confirm}
      />
    </form>
  )
}
