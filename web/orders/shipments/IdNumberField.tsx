import CircleCheck from 'virtual:icon/circle-check'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { useWatch } from 'react-hook-form'
import { listIdNumbers, showIdNumber } from '#contract/orders/own-id-numbers.ts'
import type { Party } from '#contract/orders/shipments.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { call } from '../../platform/call.ts'
import { useFormTexts } from '../../platform/form.ts'
import { sentence } from '../../platform/sentence.ts'
import { useDay } from '../../platform/moment.ts'
import { useText } from '../../platform/text.ts'
import { useAnswer } from '../../platform/use-call.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { toast } from '../../ui/toast.ts'
import type { PartyForm } from './party-form.ts'
import { useWords } from '../../platform/words.ts'

/** Open while it is typed. What was given before stands masked: others may be looking on. */
export function IdNumberField({ form }: { form: PartyForm }) {
  const { t } = useWords()
  const { field, errorOf } = useFormTexts(form)
  const value = useWatch({ control: form.control, name: 'id_number' })
  const [isMasked, setIsMasked] = useState(value !== '')
  const [hasChanged, setHasChanged] = useState(false)
  const show = useRef<HTMLButtonElement>(null)
  // What had the focus went with the field, or with the number.
  useEffect(() => {
    if (hasChanged && isMasked) show.current?.focus()
    else if (hasChanged) form.setFocus('id_number')
  }, [hasChanged, isMasked, form])
  // Open from here on, or the field would fold away under whoever mends it.
  if (isMasked && errorOf('id_number')) setIsMasked(false)
  const change = (id_number: string) => {
    form.setValue('id_number', id_number, { shouldDirty: true, shouldValidate: id_number !== '' })
    setIsMasked(id_number !== '')
    setHasChanged(true)
  }
  if (isMasked && value !== '') return <Masked value={value} button={show} onOther={() => change('')} />
  return (
    <div className="grid gap-2">
      <TextField
        label={t('shipment.id_number')}
        hint={t('shipment.id_number_hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...field('id_number')}
      />
      {value === '' && <Again form={form} onPick={change} />}
    </div>
  )
}

interface MaskedProps {
  value: string
  button: RefObject<HTMLButtonElement | null>
  onOther: () => void
}

function Masked({ value, button, onOther }: MaskedProps) {
  const { t } = useWords()
  const label = useId()
  const [isShown, setIsShown] = useState(false)
  const end = value.slice(-4)
  return (
    <div role="group" aria-labelledby={label} className="grid justify-items-start gap-2">
      <p id={label} className="font-medium">
        {t('shipment.id_number')}
      </p>
      <p className="text-done figures flex items-center gap-2 font-medium">
        <CircleCheck className="size-5 shrink-0" aria-hidden="true" />
        {isShown ? value : <Hidden end={end} />}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button ref={button} kind="secondary" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? t('shipment.hide') : t('shipment.id_number_show')}
        </Button>
        <Button kind="secondary" onClick={onOther}>
          {t('shipment.id_number_other')}
        </Button>
      </div>
    </div>
  )
}

/** Dots are nothing to read out. */
function Hidden({ end }: { end: string }) {
  const { t } = useWords()
  return (
    <span>
      <span aria-hidden="true">••••{end}</span>
      <span className="sr-only">{t('shipment.id_number_end', { end })}</span>
    </span>
  )
}

/** One press gives the number again that was given for the same person. */
function Again({ form, onPick }: { form: PartyForm; onPick: (id_number: string) => void }) {
  const { t } = useWords()
  const text = useText()
  const day = useDay()
  const { data } = useAnswer(listIdNumbers)
  const [isAsking, setIsAsking] = useState(false)
  const isUnderWay = useRef(false)
  const name = useWatch({ control: form.control, name: 'name' }).trim().toLowerCase()
  const given = data?.id_number_data.find((one) => one.name.trim().toLowerCase() === name)
  if (!given) return null
  async function fill({ order_id, party }: { order_id: string; party: Party }) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsAsking(true)
    const answer = await call(showIdNumber, { params: { order_id, party } })
    isUnderWay.current = false
    setIsAsking(false)
    if (!answer || !isSuccess(answer)) return toast.error(sentence(text, answer))
    onPick(answer.data.id_number)
  }
  return (
    <div className="grid justify-items-start gap-1">
      <Button kind="secondary" pending={isAsking} onClick={() => void fill(given)}>
        {t('shipment.id_number_again', { masked: given.masked })}
      </Button>
      <p className="text-muted text-sm">
        {t('shipment.id_number_given', { name: given.name, day: day(given.ordered_at) })}
      </p>
    </div>
  )
}
