import Camera from 'virtual:icon/camera'
import { useState, type FormEvent } from 'react'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { Button, SubmitButton } from '../ui/Button.tsx'
import { mostAtOnce } from './batch.ts'
import { CodeInput } from './CodeInput.tsx'
import { editionIn, findCode } from './codes.ts'
import { useCamera } from './use-camera.ts'
import { useTypedAnywhere } from './use-typed-anywhere.ts'
import { Viewfinder } from './Viewfinder.tsx'
import { useWords } from '../platform/words.ts'

interface Props {
  /** Those that are there already. */
  numbers: ReadonlySet<string>
  onNumber: (number: string, edition: number | undefined) => void
}

/** One after the other: by the camera, which stays open, by a scanner that types, or by thumb. */
export function BatchScanner({ numbers, onNumber }: Props) {
  const { t } = useWords()
  const [isLooking, setIsLooking] = useState(false)
  const [said, setSaid] = useState<{ key: 'found' | 'twice' | 'wrong' | 'full'; number: string }>()
  function read(text: string, none?: number) {
    const found = findCode(text)
    if (found?.kind !== 'parcel') return setSaid({ key: 'wrong', number: '' })
    const number = found.code
    if (numbers.has(number))
      return setSaid((last) => (last?.number === number ? last : { key: 'twice', number }))
    if (numbers.size >= mostAtOnce) return setSaid({ key: 'full', number })
    onNumber(number, editionIn(text) ?? none)
    return setSaid({ key: 'found', number })
  }
  return (
    <div className="grid gap-3">
      {isLooking && <Finder onText={(text) => read(text, 1)} />}
      <Button
        kind="secondary"
        className="bg-deep! text-on-deep! min-h-14"
        aria-pressed={isLooking}
        onClick={() => setIsLooking(!isLooking)}
      >
        <Camera className="size-5" aria-hidden="true" />
        {t(isLooking ? 'courier.camera.close' : 'courier.find.scan')}
      </Button>
      <Typed onText={read} />
      <p
        role="status"
        className={`min-h-6 font-medium ${said?.key === 'found' ? 'text-done' : 'text-waiting'}`}
      >
        {said && t(`courier.batch.${said.key}`, { number: inGroups(said.number), most: mostAtOnce })}
      </p>
    </div>
  )
}

function Finder({ onText }: { onText: (text: string) => void }) {
  return <Viewfinder {...useCamera(onText)} className="aspect-4/3" />
}

function Typed({ onText }: { onText: (text: string) => void }) {
  const { t } = useWords()
  useTypedAnywhere()
  const [typed, setTyped] = useState('')
  function take(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (typed.trim() === '') return
    onText(typed)
    // What is no number stays to be looked at, and the next one takes its place.
    if (findCode(typed)?.kind === 'parcel') setTyped('')
    else event.currentTarget.querySelector('input')?.select()
  }
  return (
    <form className="grid gap-2 sm:grid-cols-[1fr_auto] sm:items-start" noValidate onSubmit={take}>
      <CodeInput
        label={t('courier.find.label')}
        name="number"
        value={typed}
        onType={setTyped}
        error={undefined}
      />
      <SubmitButton kind="secondary" className="sm:mt-7">
        {t('courier.batch.add')}
      </SubmitButton>
    </form>
  )
}
