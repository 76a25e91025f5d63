import ChevronLeft from 'virtual:icon/chevron-left'
import ChevronRight from 'virtual:icon/chevron-right'
import { useId, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { addDays, addMonths, daysOfMonth, firstColumn, useDateWords } from './calendar.ts'
import { useWords } from '../platform/words.ts'

interface Props {
  label: string
  /** ISO dates, as everywhere: 2026-11-21 */
  value: string
  min: string
  max: string
  isBlocked: (date: string) => boolean
  onPick: (date: string) => void
  error?: string | undefined
  /** The fields of a form that are mended here, where a summary of errors leads. */
  fields?: string
}

/** A month at a time; days that cannot be had are shown as such. Arrow keys walk, also over the month's edge. */
export function DatePicker({ label, value, min, max, isBlocked, onPick, error, fields }: Props) {
  const id = useId()
  const [focused, setFocused] = useState(value || min)
  const month = focused.slice(0, 7)
  const isOpen = (date: string) => date >= min && date <= max && !isBlocked(date)
  const move = (date: string) => setFocused(date < min ? min : date > max ? max : date)
  return (
    <div
      role="group"
      aria-labelledby={id}
      data-field={fields}
      className="border-edge bg-surface grid max-w-sm gap-2 rounded-box border p-3"
    >
      <p id={id} className="font-medium">
        {label}
      </p>
      <MonthBar month={month} min={min} max={max} onMove={(months) => move(addMonths(focused, months))} />
      <MonthGrid {...{ month, value, focused, isOpen, onPick, move }} />
      {error && <p className="text-trouble text-sm font-medium">{error}</p>}
    </div>
  )
}

function MonthBar({
  month,
  min,
  max,
  onMove,
}: {
  month: string
  min: string
  max: string
  onMove: (months: number) => void
}) {
  const { t } = useWords()
  const { monthName } = useDateWords()
  const button = 'grid size-11 place-items-center rounded-box disabled:opacity-40'
  return (
    <div className="flex items-center justify-between">
      <button
        type="button"
        className={button}
        aria-label={t('ui.date.previous')}
        disabled={month <= min.slice(0, 7)}
        onClick={() => onMove(-1)}
      >
        <ChevronLeft className="size-5" aria-hidden="true" />
      </button>
      <span aria-live="polite" className="font-semibold">
        {monthName(month)}
      </span>
      <button
        type="button"
        className={button}
        aria-label={t('ui.date.next')}
        disabled={month >= max.slice(0, 7)}
        onClick={() => onMove(1)}
      >
        <ChevronRight className="size-5" aria-hidden="true" />
      </button>
    </div>
  )
}

interface GridProps {
  month: string
  value: string
  focused: string
  isOpen: (date: string) => boolean
  onPick: (date: string) => void
  move: (date: string) => void
}

const steps: Record<string, number | undefined> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

// Written out, because the stylesheet is made from the class names in the code.
const starts = [
  'col-start-1',
  'col-start-2',
  'col-start-3',
  'col-start-4',
  'col-start-5',
  'col-start-6',
  'col-start-7',
]

function MonthGrid({ month, value, focused, isOpen, onPick, move }: GridProps) {
  const { weekdays } = useDateWords()
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    // Drawn before the focus moves on: the next key may come before the next frame.
    flushSync(() => move(addDays(focused, step)))
    event.currentTarget.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }
  return (
    <div className="figures grid grid-cols-7 gap-1 text-center" onKeyDown={onKeyDown} role="presentation">
      {weekdays.map((day) => (
        <span key={day} className="text-muted text-sm" aria-hidden="true">
          {day}
        </span>
      ))}
      {daysOfMonth(month).map((date, index) => (
        <DayButton
          key={date}
          date={date}
          {...{ value, focused, isOpen, onPick, move }}
          start={index === 0 ? starts[firstColumn(month)] : ''}
        />
      ))}
    </div>
  )
}

function DayButton({
  date,
  value,
  focused,
  isOpen,
  onPick,
  move,
  start,
}: Omit<GridProps, 'month'> & { date: string; start: string | undefined }) {
  const { t } = useWords()
  const { fullDate } = useDateWords()
  const open = isOpen(date)
  return (
    <button
      type="button"
      tabIndex={date === focused ? 0 : -1}
      aria-pressed={date === value}
      aria-disabled={!open}
      aria-label={open ? fullDate(date) : `${fullDate(date)}, ${t('ui.date.blocked')}`}
      onFocus={() => move(date)}
      onClick={() => open && onPick(date)}
      className={`aria-disabled:text-muted hover:bg-kraft aria-pressed:bg-ink aria-pressed:text-ground min-h-11 forced-colors:aria-pressed:outline-3 rounded-lg aria-disabled:line-through ${start}`}
    >
      {Number(date.slice(8))}
    </button>
  )
}
