import X from 'virtual:icon/x'
import { useState, type FormEvent } from 'react'
import { isSuccess } from '#contract/platform/envelope.ts'
import { listAudit } from '#contract/office/audit.ts'
import { changeAreas, listPeople, type Person } from '#contract/people/staff.ts'
import { AddArea } from './AddArea.tsx'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { useCall } from '../../platform/use-call.ts'
import { Button, SubmitButton } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { useWords } from '../../platform/words.ts'

type Area = Person['areas'][number]

/** Where a courier works: whole regions or single cities, added one by one and saved together. */
export function AreasForm({
  person: { id, name, areas: before },
  onDone,
}: {
  person: Person
  onDone: () => void
}) {
  const { t } = useWords()
  const text = useText()
  const change = useCall(changeAreas, { refreshes: [listPeople, listAudit] })
  const [areas, setAreas] = useState(before)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { areas: areas.map(({ region_id, city_id }) => ({ region_id, city_id })) }
    const answer = await change.mutateAsync({ input: { params: { id }, body } })
    if (answer && isSuccess(answer)) toast.success(t('people.areas.saved', { name }))
    else toast.error(sentence(text, answer))
    onDone()
  }
  const isChanged = areas.map(keyOf).join() !== before.map(keyOf).join()
  return (
    <form className="border-line grid gap-3 border-t pt-4" onSubmit={(event) => void submit(event)}>
      <h3 className="text-base">{t('people.areas.heading')}</h3>
      <p className="text-muted text-sm">{t('people.areas.text')}</p>
      <Chosen areas={areas} onRemove={(gone) => setAreas(areas.filter((area) => area !== gone))} />
      <AddArea
        onAdd={(added) =>
          setAreas((known) =>
            known.some((area) => keyOf(area) === keyOf(added)) ? known : [...known, added],
          )
        }
      />
      <SubmitButton disabled={!isChanged} pending={change.isPending}>
        {t('people.areas.save')}
      </SubmitButton>
    </form>
  )
}

function keyOf({ region_id, city_id }: Area) {
  return `${region_id} ${city_id ?? ''}`
}

function Chosen({ areas, onRemove }: { areas: Area[]; onRemove: (area: Area) => void }) {
  const { t } = useWords()
  return (
    <ul className="flex flex-wrap gap-2 empty:hidden">
      {areas.map((area) => (
        <li key={keyOf(area)}>
          <Button
            kind="secondary"
            aria-label={t('people.areas.remove', { area: area.label })}
            onClick={() => onRemove(area)}
          >
            {area.label}
            <X className="size-4" aria-hidden="true" />
          </Button>
        </li>
      ))}
    </ul>
  )
}
