import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldPath, FieldValues, Resolver, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { Failure } from '#contract/platform/envelope.ts'
import { speakInKeys } from '#contract/platform/field-messages.ts'
import { sentence } from './sentence.ts'
import { useText } from './text.ts'

speakInKeys()

/** What a form holds while it is being filled in: an empty number field holds nothing yet. */
export type Unfilled<Value> = [Value] extends [number]
  ? Value | undefined
  : Value extends readonly (infer Item)[]
    ? number extends Value['length']
      ? Unfilled<Item>[]
      : Value
    : Value extends object
      ? { [Name in keyof Value]: Unfilled<Value[Name]> }
      : Value

/** Checks such a form by the rules of what it becomes. */
export function unfilledResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  options?: { raw: true },
): Resolver<{ [Name in keyof Input]: Unfilled<Input[Name]> }, unknown, Output>
export function unfilledResolver(schema: z.ZodType<FieldValues, FieldValues>, options?: { raw: true }) {
  return options ? zodResolver(schema, undefined, options) : zodResolver(schema)
}

/** Ties a form to the reader's language: fields with their errors, and a refusal of the server back to its fields. */
export function useFormTexts<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
) {
  const text = useText()
  const messageOf = (name: FieldPath<Values>) => form.getFieldState(name, form.formState).error?.message
  return {
    field: (name: FieldPath<Values>) => ({
      ...form.register(name),
      error: messageOf(name) ? text(messageOf(name) ?? '') : undefined,
    }),
    errorOf: (name: FieldPath<Values>) => (messageOf(name) ? text(messageOf(name) ?? '') : undefined),
    /** Puts field errors beside their fields; gives the sentence for everything else. */
    refuse: (answer: Failure | undefined) => {
      const names = Object.keys(form.getValues())
      const own = (answer?.errors ?? []).filter(({ path }) => names.includes(path))
      for (const name of names) {
        const found = own.find(({ path }) => path === name)
        if (found)
          form.setError(nameIn(form, name), { message: found.message }, { shouldFocus: found === own[0] })
      }
      return own.length > 0 ? undefined : sentence(text, answer)
    },
  }
}

function nameIn<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: string,
): FieldPath<Values>
function nameIn(_: unknown, name: string) {
  return name
}
