import LocateFixed from 'virtual:icon/locate-fixed'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useHere, type Position } from './use-here.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  value: { lat: number | null; lon: number | null }
  onChange: (position: Position | { lat: null; lon: null }) => void
  error?: string | undefined
}

/** Where exactly, in two numbers as maps show them, or by standing there. May stay empty. */
export function PositionField({ value: { lat, lon }, onChange, error }: Props) {
  const { t } = useWords()
  const [typed, setTyped] = useState(lat === null || lon === null ? '' : asText({ lat, lon }))
  const { state, ask } = useHere((here) => {
    setTyped(asText(here))
    onChange(here)
  })
  const change = (text: string) => {
    setTyped(text)
    onChange(text.trim() === '' ? { lat: null, lon: null } : read(text))
  }
  return (
    <div className="grid gap-2">
      <TextField
        label={t('ui.position.label')}
        hint={t('ui.position.hint')}
        name="lat"
        inputMode="text"
        autoComplete="off"
        className="figures"
        placeholder="3.0733, 101.5185"
        value={typed}
        onChange={({ target }) => change(target.value)}
        error={error}
      />
      <Button kind="secondary" className="justify-self-start" pending={state === 'asking'} onClick={ask}>
        {state !== 'asking' && <LocateFixed className="size-5" aria-hidden="true" />}
        {t('ui.position.here')}
      </Button>
      <p className="text-muted text-sm" aria-live="polite">
        {state === 'failed' && t('ui.position.failed')}
      </p>
    </div>
  )
}

function asText({ lat, lon }: Position) {
  return `${lat.toFixed(5)}, ${lon.toFixed(5)}`
}

/** What is no pair of numbers is no number at all: the form says so beside the field. */
function read(text: string): Position {
  const [, lat = 'x', lon = 'x'] = /^\s*(-?\d+(?:\.\d+)?)\s*[,; ]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? []
  return { lat: Number(lat), lon: Number(lon) }
}
