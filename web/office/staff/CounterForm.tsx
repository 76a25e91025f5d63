import { useState, type FormEvent } from 'react'
import { isSuccess } from '#contract/platform/envelope.ts'
import { listAudit } from '#contract/office/audit.ts'
import { changeCounterOfAgent, listPeople, type Person } from '#contract/people/staff.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { useCounters } from '../../parts/places/use-counters.ts'
import { SubmitButton } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../../platform/use-call.ts'
import { useWords } from '../../platform/words.ts'

export function CounterForm({ person, onDone }: { person: Person; onDone: () => void }) {
  const { id, name, counter } = person
  const { t } = useWords()
  const text = useText()
  const change = useCall(changeCounterOfAgent, { refreshes: [listPeople, listAudit] })
  const known = useCounters()
  const [chosen, setChosen] = useState(counter?.id ?? '')
  // A counter that is switched off is still the one they belong to.
  const isListed = !counter || known.some((one) => one.id === counter.id)
  const counters = isListed ? known : [counter, ...known]
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { location_id: chosen || null }
    const answer = await change.mutateAsync({ input: { params: { id }, body } })
    const label = counters.find((one) => one.id === chosen)?.label
    if (!answer || !isSuccess(answer)) toast.error(sentence(text, answer))
    else if (label) toast.success(t('people.act.counter_done', { name, counter: label }))
    else toast.success(t('people.act.counter_ended', { name }))
    onDone()
  }
  return (
    <form className="border-line grid gap-3 border-t pt-4" onSubmit={(event) => void submit(event)}>
      <SelectField
        label={t('people.act.new_counter')}
        hint={t('people.act.counter_text')}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">{t('people.act.no_counter')}</option>
        {counters.map((one) => (
          <option key={one.id} value={one.id}>
            {one.label}
          </option>
        ))}
      </SelectField>
      <SubmitButton disabled={chosen === (counter?.id ?? '')} pending={change.isPending}>
        {t('people.act.counter')}
      </SubmitButton>
    </form>
  )
}
