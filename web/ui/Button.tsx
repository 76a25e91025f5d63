import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Spinner } from './Spinner.tsx'

type Kind = 'primary' | 'secondary' | 'quiet' | 'danger' | 'approve' | 'reject'

const looks = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-edge bg-surface text-ink hover:bg-kraft',
  quiet: 'text-ink underline-offset-4 hover:underline',
  danger: 'bg-trouble text-surface hover:opacity-90',
  // Side by side they never look alike.
  approve: 'bg-done text-on-done hover:opacity-90',
  reject: 'border-2 border-trouble bg-surface text-trouble hover:bg-trouble-ground',
} as const

// On paper nothing can be pressed.
const shape =
  'screen-only inline-flex min-h-11 items-center justify-center gap-2 rounded-box px-5 py-2 font-semibold text-center forced-colors:border disabled:cursor-not-allowed aria-disabled:opacity-55'

const filled: ReadonlySet<Kind> = new Set(['primary', 'danger', 'approve'])

/** What cannot be pressed yet has no colour that calls for it. */
function lookOf(kind: Kind, isPressable: boolean) {
  return isPressable || !filled.has(kind) ? `${looks[kind]} disabled:opacity-55` : 'bg-line text-muted'
}

interface Props extends ComponentProps<'button'> {
  kind?: Kind
  pending?: boolean
}

/** `primary` is the one main action of a page. */
export function Button({
  kind = 'primary',
  pending = false,
  type = 'button',
  className = '',
  children,
  disabled,
  ...rest
}: Props) {
  return (
    <button
      type={type}
      className={`${shape} ${lookOf(kind, disabled !== true)} ${className}`}
      disabled={disabled === true || pending}
      aria-busy={pending}
      {...rest}
    >
      {pending && <Spinner className="size-5" />}
      {children}
    </button>
  )
}

export function SubmitButton(props: Props) {
  return <Button type="submit" {...props} />
}

export function LinkButton({
  kind = 'primary',
  className = '',
  children,
  ...rest
}: LinkProps & { kind?: Kind; className?: string; children: ReactNode }) {
  return (
    <Link className={`${shape} ${looks[kind]} ${className}`} {...rest}>
      {children}
    </Link>
  )
}
