import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ReadOrderChange } from '#contract/orders/order-changes.ts'
import { packageFields, type DropPoint } from '#contract/orders/shipments.ts'
import { mode as modes } from '#contract/places/zone-shapes.ts'
import { unfilledResolver } from '../../platform/form.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChoiceCard } from '../../ui/Card.tsx'
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { FormErrors } from '../../ui/FormErrors.tsx'
import { AddOnFields } from './AddOnFields.tsx'
import { ChangedEnds } from './ChangedEnds.tsx'
import { ChangeQuestion } from './ChangeQuestion.tsx'
import { Consent, ContentFields } from './ContentFields.tsx'
import { ItemFields } from './ItemFields.tsx'
import type { PackageForm } from './package-form.ts'
import { asChange, wrongEnds, type Ends } from './changed-order.ts'
import { useOrderChange } from './use-order-change.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  id: string
  order: ReadOrderChange
  dropPoints: readonly DropPoint[]
}

export function ChangeForm({ id, order, dropPoints }: Props) {
  const { t } = useWords()
  const { current, from, to } = order
  const [ends, setEnds] = useState<Ends>(current)
  const [refused, setRefused] = useState<Record<string, string>>({})
  const form = useContentForm(order)
  const change = useOrderChange(id, form, setRefused)
  const edit = (changed: Ends) => {
    setEnds(changed)
    setRefused({})
    change.forget()
  }
  const ask = form.handleSubmit((content) => {
    const wrong = wrongEnds(ends)
    setRefused(wrong)
    if (Object.keys(wrong).length === 0) void change.ask(asChange(ends, content))
  }, change.forget)
  return (
    <form className="grid gap-6" noValidate onSubmit={(event) => void ask(event)}>
      <FormErrors form={form} />
      <Modes ends={ends} onChange={edit} />
      <ChangedEnds order={order} ends={ends} onChange={edit} errors={refused} dropPoints={dropPoints} />
      <Collapsible open title={t('order_change.contents')}>
        <div className="grid gap-6">
          <ItemFields form={form} isInternational={from !== to} />
          <ContentFields form={form} from={from} to={to} />
        </div>
      </Collapsible>
      <AddOnFields form={form} offer={undefined} />
      <Consent form={form} />
      {change.problem && <Alert tone="destructive">{change.problem}</Alert>}
      <Button type="submit" className="justify-self-start" pending={change.isAsking}>
        {t('order_change.ask')}
      </Button>
      <ChangeQuestion change={change} isPaid={order.is_paid} total={order.total} />
    </form>
  )
}

/** Size and weight stay: they are measured at the counter. */
function useContentForm({ current, weight }: ReadOrderChange): PackageForm {
  return useForm({
    resolver: unfilledResolver(packageFields),
    shouldFocusError: false,
    mode: 'onTouched',
    defaultValues: { ...current.package, box: 'as ordered', weight, consent: false },
  })
}

function Modes({ ends, onChange }: { ends: Ends; onChange: (ends: Ends) => void }) {
  const { t } = useWords()
  return (
    <ChoiceGroup label={t('shipment.choose_mode')}>
      <div className="grid gap-3 sm:grid-cols-2">
        {modes.options.map((mode) => (
          <ChoiceCard
            key={mode}
            name="mode"
            value={mode}
            checked={ends.mode === mode}
            onChange={() => onChange({ ...ends, mode })}
          >
            <span className="font-semibold">{t(`shipment.modes.${mode}`)}</span>
          </ChoiceCard>
        ))}
      </div>
    </ChoiceGroup>
  )
}
