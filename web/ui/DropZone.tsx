import type { DragEvent } from 'react'
import type { DrawnIcon } from './icon-of.tsx'

interface Props {
  id: string
  /** Where a summary of errors leads. */
  name?: string | undefined
  /** The id of what says which file is meant. */
  labelled_by: string
  accept: string
  icon: DrawnIcon
  choose: string
  hint: string
  /** For those who have a mouse. */
  drop?: string
  onTake: (file: File | undefined) => void
}

/** A file that is chosen, or dropped here. */
export function DropZone({ id, name, labelled_by, accept, icon: Icon, choose, hint, drop, onTake }: Props) {
  const take = (event: DragEvent) => {
    event.preventDefault()
    onTake(event.dataTransfer.files[0])
  }
  return (
    <label
      className="border-edge bg-surface has-focus-visible:outline-accent grid cursor-pointer justify-items-center gap-1 rounded-box border border-dashed px-4 py-6 text-center has-focus-visible:outline-3"
      onDragOver={(event) => event.preventDefault()}
      onDrop={take}
    >
      <input
        type="file"
        name={name}
        accept={accept}
        className="sr-only"
        aria-labelledby={`${labelled_by} ${id}-choose`}
        onChange={({ target }) => onTake(target.files?.[0])}
      />
      <Icon className="text-muted size-8" aria-hidden="true" />
      <span id={`${id}-choose`} className="font-semibold">
        {choose}
      </span>
      {drop && <span className="text-muted hidden text-sm sm:block">{drop}</span>}
      <span className="text-muted text-sm">{hint}</span>
    </label>
  )
}
