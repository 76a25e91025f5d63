import { useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import { useFormTexts } from '../../platform/form.ts'
import type { PackageForm } from './package-form.ts'
import type { PackageValues } from './shipment-form.ts'

/**
 * The fields of one row of a list. The form checks a row as soon as it joins the list; an error shown then would blame
 * whoever has not begun, and would go just as the next button is pressed, which then moves away from under the finger.
 */
export function useRowTexts(form: PackageForm) {
  const { field } = useFormTexts(form)
  const { formState, getFieldState } = form
  const [triesBefore] = useState(formState.submitCount)
  const isUntouched = (name: FieldPath<PackageValues>) =>
    formState.submitCount === triesBefore && !getFieldState(name, formState).isTouched
  return {
    isUntouched,
    field: (name: FieldPath<PackageValues>) =>
      isUntouched(name) ? { ...field(name), error: undefined } : field(name),
  }
}
