import { useState } from 'react'
import { flushSync } from 'react-dom'
import { packageFields } from '#contract/orders/shipments.ts'
import type { PackageForm } from './package-form.ts'
import type { PackageValues } from './shipment-form.ts'

type Item = PackageValues['items'][number]

const item = packageFields.shape.items.element

interface List {
  form: PackageForm
  items: readonly Item[]
}

/** Which lines of goods are open: whatever isn't finished, has an error or is the only one, and those being edited. */
export function useOpenLines({ form, items }: List) {
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set())
  const { errors } = form.formState
  const mayFold = (index: number) =>
    items.length > 1 && !errors.items?.[index] && item.safeParse(items[index]).success
  return {
    mayFold,
    isOpen: (id: string, index: number) => edited.has(id) || !mayFold(index),
    /** The focus in a line opens it for as long as it becomes complete and wrong in turns. */
    edit: (id: string) => setEdited((before) => (before.has(id) ? before : new Set([...before, id]))),
    toggle: (id: string, head: Element) => {
      const only = edited.has(id) ? [] : [id]
      inPlace(head, () => setEdited(new Set(only)))
    },
    foldAll: () => setEdited(new Set()),
  }
}

/** Lines that fold above the pressed one would pull it away from under the finger. */
function inPlace(element: Element, change: () => void) {
  const before_px = element.getBoundingClientRect().top
  flushSync(change)
  window.scrollBy({ top: element.getBoundingClientRect().top - before_px, behavior: 'instant' })
}
