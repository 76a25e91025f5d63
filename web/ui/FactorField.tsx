import type { ComponentProps } from 'react'
import { TextField } from './Field.tsx'
import { spoken } from './spoken.tsx'
import { useSendsItself } from './use-sends-itself.ts'

/** Six digits of an app, which send themselves, or a longer code in their place. */
export function FactorField({ onChange, error, ...rest }: ComponentProps<typeof TextField>) {
  const sendItself = useSendsItself()
  return (
    <TextField
      autoComplete="one-time-code"
      autoCapitalize="none"
      onChange={(event) => {
        // Apps show them in two groups.
        event.target.value = event.target.value.replaceAll(/\s/g, '')
        onChange?.(event)
        sendItself(event.target)
      }}
      error={spoken(error)}
      {...rest}
    />
  )
}
