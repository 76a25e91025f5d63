import type { ComponentProps } from 'react'
import { TextField } from '../Field.tsx'

/** No type="number": it swallows a comma in one language and a dot in the other. */
export function NumberField(props: ComponentProps<typeof TextField>) {
  return <TextField inputMode="decimal" autoComplete="off" className="figures" {...props} />
}
