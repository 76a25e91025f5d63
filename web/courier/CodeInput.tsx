import { TextField } from '../ui/Field.tsx'

interface Props {
  label: string
  hint?: string
  name: string
  value: string
  error: string | undefined
  onType: (typed: string) => void
}

/** A number or serial by thumb: capitals, and no keyboard that knows better. */
export function CodeInput({ onType, ...rest }: Props) {
  return (
    <TextField
      className="figures uppercase"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onChange={({ target }) => onType(target.value)}
      {...rest}
    />
  )
}
