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
  /** Nothing else on its page is to be pressed now. */
  isMain?: boolean | undefined
  onTake: (file: File | undefined) => void
}

const button =
  'bg-accent text-on-accent mb-2 grid min-h-12 shrink-0 items-center rounded-box px-5 forced-colors:border sm:mb-0'

/** A file that is chosen, or dropped here. */
export function DropZone(props: Props) {
  const { id, name, labelled_by, accept, icon: Icon, choose, hint, drop, isMain, onTake } = props
  const take = (event: DragEvent) => {
    event.preventDefault()
    onTake(event.dataTransfer.files[0])
  }
  return (
    <label
      className="border-edge bg-surface has-focus-visible:outline-accent flex cursor-pointer items-center gap-x-4 gap-y-1 rounded-box border border-dashed px-4 py-5 has-focus-visible:outline-3 max-sm:flex-col max-sm:text-center"
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
      <Icon className="text-muted size-8 shrink-0" aria-hidden="true" />
      <span className={isMain ? 'items-center gap-4 sm:flex' : 'min-w-0'}>
        <span id={`${id}-choose`} className={`font-semibold ${isMain ? button : 'block'}`}>
          {choose}
        </span>
        <span className="text-muted text-sm text-balance">
          {drop && <span className="hidden sm:block">{drop}</span>}
          {hint}
        </span>
      </span>
    </label>
  )
}
