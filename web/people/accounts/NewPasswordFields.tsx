import type { ComponentProps } from 'react'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'

type Registered = Omit<ComponentProps<typeof PasswordField>, 'label' | 'hint' | 'autoComplete'>

interface Props extends Omit<ComponentProps<typeof PasswordStrength>, 'isToldBelow'> {
  labels: { password: string; again: string }
  fields: { password: Registered; again: Registered }
}

/** A password that is chosen, and the same once more. */
export function NewPasswordFields({ labels, fields, password, own }: Props) {
  return (
    <>
      <PasswordField
        label={labels.password}
        autoComplete="new-password"
        hint={<PasswordStrength password={password} own={own} isToldBelow={Boolean(fields.password.error)} />}
        {...fields.password}
      />
      <PasswordField label={labels.again} autoComplete="new-password" {...fields.again} />
    </>
  )
}
