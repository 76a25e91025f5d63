import { useId, useRef, useState, type RefObject } from 'react'
import { control, describedBy, Field, type FieldProps } from './Field.tsx'
import { OptionList, type Option } from './OptionList.tsx'
import { useOptionKeys } from './use-option-keys.ts'
import { useWords } from '../platform/words.ts'

interface Props extends FieldProps {
  name: string
  options: readonly Option[]
  /** So many of them are likely; the others are found by typing. */
  likely?: number | undefined
  value: string
  onPick: (id: string) => void
  disabled?: boolean
  loading?: boolean
}

/** A list too long to scroll: typing narrows it, arrows walk, Enter takes, Escape leaves it as it was. */
export function SearchSelect({ label, hint, error, ...rest }: Props) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Combobox id={id} label={label} described={describedBy(id, { hint, error })} {...rest} />
    </Field>
  )
}

interface ComboboxProps extends Omit<Props, 'hint' | 'error'> {
  id: string
  described: object
}

function Combobox(props: ComboboxProps) {
  const { id, label, described, options, likely, value, onPick, loading = false, ...rest } = props
  const { t } = useWords()
  const list = useRef<HTMLUListElement>(null)
  const { typed, found, active, search, take, leave, onKeyDown } = useSearch(options, likely, onPick, list)
  const isOpen = typed !== undefined
  return (
    <div className="relative">
      <input
        {...described}
        {...(isOpen && found[active] ? { 'aria-activedescendant': `${id}-${active}` } : {})}
        {...rest}
        role="combobox"
        className={control}
        autoComplete="off"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        value={typed ?? options.find((option) => option.id === value)?.label ?? ''}
        // Inside the field: a line below it that goes again would move the page.
        placeholder={t(loading ? 'ui.loading' : 'ui.search_select.placeholder')}
        aria-busy={loading}
        onClick={() => search(typed ?? '')}
        onChange={({ target }) => search(target.value)}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      {isOpen && <OptionList {...{ id, label, active, value, list }} options={found} pick={take} />}
    </div>
  )
}

/** What is typed and what of the list it leaves; undefined while the list is closed. */
function useSearch(
  options: readonly Option[],
  likely: number | undefined,
  onPick: (id: string) => void,
  list: RefObject<HTMLUListElement | null>,
) {
  const [typed, setTyped] = useState<string>()
  const isOpen = typed !== undefined
  const found = typed === undefined ? [] : matching(typed ? options : options.slice(0, likely), typed)
  const leave = () => setTyped(undefined)
  const take = (option: Option | undefined) => {
    if (option) onPick(option.id)
    leave()
  }
  const keys = useOptionKeys({
    count: found.length,
    isOpen,
    open: () => setTyped(''),
    take: (index) => take(found[index]),
    leave,
    list,
  })
  return { typed, found, search: setTyped, take, leave, ...keys }
}

// More than this nobody reads; typing a letter more is quicker.
const mostShown = 60

/** "Kota Bandung" is found by "bandung" first, then wherever the letters stand. */
function matching(options: readonly Option[], typed: string) {
  const wanted = plain(typed)
  const startsRight = ({ label }: Option) =>
    plain(label).startsWith(wanted) ||
    plain(label)
      .replace(/^(kabupaten|kota) /, '')
      .startsWith(wanted)
  const starts = options.filter(startsRight)
  const rest = options.filter((option) => !starts.includes(option) && plain(option.label).includes(wanted))
  return [...starts, ...rest].slice(0, mostShown)
}

function plain(text: string) {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
