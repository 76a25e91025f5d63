import Minus from 'virtual:icon/minus'
import Plus from 'virtual:icon/plus'
import type { ComponentProps } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { useWords } from '../platform/words.ts'
import { Button } from './Button.tsx'
import { NumberField } from './NumberField.tsx'

type Props<Values extends FieldValues, Output> = ComponentProps<typeof NumberField<Values, Output>> & {
  least: number
  most: number
}

/** A number that is mostly moved by one: a field to type it in, and a key on either side of it. */
export function CountField<Values extends FieldValues, Output>({
  least,
  most,
  ...rest
}: Props<Values, Output>) {
  const { t } = useWords()
  const { field } = useController({ control: rest.form.control, name: rest.name })
  const count = Number(field.value) || 0
  const move = (to: number) => field.onChange(Math.min(most, Math.max(least, to)))
  return (
    <NumberField
      {...rest}
      kind="count"
      className="max-w-20 text-center"
      before={
        <Button
          kind="secondary"
          className="min-w-12 px-3!"
          aria-label={`${rest.label}: ${t('ui.count.less')}`}
          disabled={count <= least}
          onClick={() => move(count - 1)}
        >
          <Minus className="size-5" aria-hidden="true" />
        </Button>
      }
      after={
        <Button
          kind="secondary"
          className="min-w-12 px-3!"
          aria-label={`${rest.label}: ${t('ui.count.more')}`}
          disabled={count >= most}
          onClick={() => move(count + 1)}
        >
          <Plus className="size-5" aria-hidden="true" />
        </Button>
      }
    />
  )
}
