import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findTrackingNumber } from '#contract/tracking-number.ts'
import { SubmitButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { TextField } from '../../ui/Field.tsx'
import { GoForm } from './GoForm.tsx'

/** A number that cannot exist is refused here; nobody has to wait for a server to learn of a slip. */
export function TrackingCard() {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  function check(fields: FormData) {
    const typed = fields.get('number')
    const text = typeof typed === 'string' ? typed.trim() : ''
    if (findTrackingNumber(text)) return true
    setError(t(text ? 'home.tracking.not_found' : 'home.tracking.required'))
    field.current?.focus()
    return false
  }
  return (
    <Card aria-labelledby="track">
      <h2 id="track" className="mb-3 text-lg">
        {t('home.tracking.heading')}
      </h2>
      <GoForm to="/resi-detail" check={check} className="grid gap-3 sm:grid-cols-[1fr_auto]">
        <TextField
          ref={field}
          label={t('home.tracking.number')}
          name="number"
          placeholder="SB 7K2M 9QXT 4HBN C"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="figures"
          error={error}
          onChange={() => setError(undefined)}
        />
        {/* Beside the field and not beside its label or error. */}
        <SubmitButton kind="secondary" className="self-start sm:mt-7">
          {t('home.tracking.track')}
        </SubmitButton>
      </GoForm>
    </Card>
  )
}
