import { useState, type FormEvent } from 'react'
import { searchCounterCash, shortestName, type FoundCash } from '#contract/money/counter-cash.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { useText } from '../platform/text.ts'
import { useCall } from '../platform/use-call.ts'
import { useWords } from '../platform/words.ts'
import { Alert } from '../ui/Alert.tsx'
import { SubmitButton } from '../ui/Button.tsx'
import { TextField } from '../ui/Field.tsx'
import { Price } from '../ui/Price.tsx'
import { refusal } from './refusal.ts'

interface Props {
  /** What was found by a number before is no answer to it. */
  onSearch: () => void
  onFound: (number: string) => void
}

/** For whoever stands there without a number. */
export function CashSearch({ onSearch, onFound }: Props) {
  const { t } = useWords()
  const { typed, type, found, problem, isPending, search } = useSearch(onSearch)
  return (
    <div className="grid gap-3">
      <form className="flex items-start gap-3" noValidate onSubmit={(event) => void search(event)}>
        <div className="min-w-0 flex-1">
          <TextField
            label={t('counter_cash.search.label')}
            hint={t('counter_cash.search.hint')}
            name="customer"
            autoComplete="off"
            maxLength={120}
            value={typed}
            onChange={({ target }) => type(target.value)}
            error={problem}
          />
        </div>
        {/* Beside the field, below the line of its name. */}
        <SubmitButton kind="secondary" className="mt-7" pending={isPending}>
          {t('counter_cash.search.submit')}
        </SubmitButton>
      </form>
      {found && found.found_data.length === 0 && (
        <Alert tone="warning">{t('counter_cash.search.none')}</Alert>
      )}
      {found && found.found_data.length > 0 && (
        <ul className="grid gap-2">
          {found.found_data.map((order) => (
            <li key={order.tracking_number}>
              <Hit order={order} onFound={onFound} />
            </li>
          ))}
        </ul>
      )}
      {found?.has_more && <p className="text-muted">{t('counter_cash.search.more')}</p>}
    </div>
  )
}

interface HitProps extends Pick<Props, 'onFound'> {
  order: FoundCash
}

function Hit({ order: { tracking_number, customer_name, amount }, onFound }: HitProps) {
  return (
    <button
      type="button"
      className="border-edge bg-surface flex min-h-14 w-full flex-wrap items-center justify-between gap-x-4 rounded-box border px-4 py-2 text-left"
      onClick={() => onFound(tracking_number)}
    >
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-semibold">{customer_name}</span>
        <span className="figures text-muted text-sm">{inGroups(tracking_number)}</span>
      </span>
      <Price ringgit={amount} />
    </button>
  )
}

function useSearch(onSearch: () => void) {
  const text = useText()
  const call = useCall(searchCounterCash)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [found, setFound] = useState<{ found_data: FoundCash[]; has_more: boolean }>()
  async function search(event: FormEvent) {
    event.preventDefault()
    if (typed.trim().length < shortestName) return setProblem(text('error.too_short'))
    onSearch()
    const answer = await call.mutateAsync({ input: { body: { text: typed } } })
    const isFound = answer !== undefined && isSuccess(answer)
    setFound(isFound ? answer.data : undefined)
    setProblem(isFound ? undefined : refusal(text, answer))
  }
  function type(now: string) {
    setTyped(now)
    setProblem(undefined)
  }
  return { typed, type, found, problem, isPending: call.isPending, search }
}
