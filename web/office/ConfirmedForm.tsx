import { useState, type ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Alert } from '../ui/Alert.tsx'
import { SubmitButton } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/Dialog.tsx'

interface Props<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>
  problem: string | undefined
  isSending: boolean
  send: (values: Output) => Promise<void>
  /** What is asked once more before it is sent, and the word that does it. */
  question: string
  confirm: string
  children: ReactNode
}

/** For what cannot be undone: sent only after a second press that names the amount. */
export function ConfirmedForm<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { form, problem, isSending, send, question, confirm, children } = props
  const [asked, setAsked] = useState<{ values: Output }>()
  const stopAsking = () => setAsked(undefined)
  return (
    <form className="grid gap-3" noValidate onSubmit={form.handleSubmit((values) => setAsked({ values }))}>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      {children}
      <SubmitButton kind="danger" pending={isSending}>
        {confirm}
      </SubmitButton>
      <ConfirmDialog
        open={asked !== undefined}
        onClose={stopAsking}
        onConfirm={() => asked && void send(asked.values).then(stopAsking)}
        pending={isSending}
        title={question}
        confirm={confirm}
      />
    </form>
  )
}
