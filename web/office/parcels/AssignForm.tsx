import { useState, type FormEvent } from 'react'
import { isSuccess } from '#contract/platform/envelope.ts'
import { assignParcel, listCarriers } from '#contract/office/office-parcels.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { SubmitButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { toast } from '../../ui/toast.ts'
import { useAnswer, useCall } from '../../platform/use-call.ts'
import type { ActProps } from './act-props.ts'
import { useWords } from '../../platform/words.ts'

export function AssignForm(props: ActProps) {
  const { t } = useWords()
  const carriers = useCarriers(props)
  const beyond = carriers.filter(({ is_beyond }) => is_beyond)
  const { chosen, setChosen, isChanged, isSending, save } = useAssigning(props, carriers)
  return (
    <Card>
      <form className="grid gap-3" onSubmit={(event) => void save(event)}>
        <h2 data-act="" className="text-lg">
          {t('office_parcels.assign.heading')}
        </h2>
        <SelectField
          label={t('office_parcels.assign.label')}
          name="holder_id"
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          hint={beyond.some(({ id }) => id === chosen) ? t('office_parcels.assign.is_beyond') : undefined}
        >
          <option value="">{t('office_parcels.assign.nobody')}</option>
          <Choices of={carriers.filter(({ is_beyond }) => !is_beyond)} />
          {beyond.length > 0 && (
            <optgroup label={t('office_parcels.assign.beyond')}>
              <Choices of={beyond} />
            </optgroup>
          )}
        </SelectField>
        <SubmitButton kind="secondary" pending={isSending} disabled={!isChanged}>
          {t('office_parcels.assign.save')}
        </SubmitButton>
      </form>
    </Card>
  )
}

function Choices({ of }: { of: Carriers }) {
  const { t } = useWords()
  return of.map(({ id, name, role, works_at }) => (
    <option key={id} value={id}>
      {name} ({[t(`office_parcels.roles.${role}`), works_at].filter(Boolean).join(', ')})
    </option>
  ))
}

/** Whoever of the office scanned it holds it without being a courier. */
function useCarriers({ number, parcel: { holder } }: ActProps) {
  const { data } = useAnswer(listCarriers, { query: { number } })
  const known = data?.carrier_data ?? []
  const isUnknown = holder && !known.some(({ id }) => id === holder.id)
  return isUnknown ? [{ ...holder, works_at: null, is_beyond: null }, ...known] : known
}

type Carriers = ReturnType<typeof useCarriers>

function useAssigning({ number, parcel: { holder }, onDone }: ActProps, carriers: Carriers) {
  const { t } = useWords()
  const text = useText()
  const was = holder?.id ?? null
  const [chosen, setChosen] = useState(was ?? '')
  const assign = useCall(assignParcel)
  async function save(event: FormEvent) {
    event.preventDefault()
    const holder_id = chosen === '' ? null : chosen
    const answer = await assign.mutateAsync({ input: { params: { number }, body: { holder_id, was } } })
    const name = carriers.find(({ id }) => id === holder_id)?.name
    if (answer && isSuccess(answer))
      toast.success(name ? t('office_parcels.assign.saved', { name }) : t('office_parcels.assign.taken'))
    else toast.error(sentence(text, answer))
    onDone()
  }
  return { chosen, setChosen, isChanged: chosen !== (was ?? ''), isSending: assign.isPending, save }
}
