import { useState, type FormEvent } from 'react'
import { isSuccess } from '#contract/platform/envelope.ts'
import { listLoaded, listManifests, loadParcel, type Manifest } from '#contract/parcels/manifests.ts'
import { editionNamed, isVoidLabel } from '#contract/parcels/label-number.ts'
import { findTrackingNumber, inGroups } from '#contract/parcels/tracking-number.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../../platform/use-call.ts'
import { useWords } from '../../platform/words.ts'

/** A scanner types the number and presses Enter; the field is free for the next one at once. */
export function LoadForm({ manifest: { id } }: { manifest: Manifest }) {
  const { t } = useWords()
  const text = useText()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [loaded, setLoaded] = useState<Loaded>()
  const load = useCall(loadParcel, { refreshes: [listManifests, listLoaded] })
  async function submit(event: FormEvent) {
    event.preventDefault()
    const number = findTrackingNumber(typed)
    if (!number) return setError(t('error.not_found'))
    setTyped('')
    setError(undefined)
    const answer = await load.mutateAsync({ input: { params: { id }, body: { number } } })
    if (answer && isSuccess(answer)) {
      toast.success(t('manifest.was_loaded', { number: inGroups(number) }))
      setLoaded({ number, edition: editionNamed(typed, number), newest: answer.data.label_edition })
    } else setError(`${inGroups(number)}: ${sentence(text, answer)}`)
  }
  return (
    <form
      className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start"
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label={t('manifest.scan')}
        className="figures"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={error}
      />
      <SubmitButton kind="secondary" className="sm:mt-7" pending={load.isPending}>
        {t('manifest.load')}
      </SubmitButton>
      {loaded && <VoidLabel {...loaded} />}
    </form>
  )
}

interface Loaded {
  number: string
  edition: number | undefined
  newest: number
}

/** The parcel is loaded all the same: its label alone is from before a change. */
function VoidLabel({ number, edition, newest }: Loaded) {
  const { t } = useWords()
  if (!isVoidLabel(edition, newest)) return null
  return (
    <div className="sm:col-span-2">
      <Alert tone="warning">{t('manifest.void_label', { number: inGroups(number), newest })}</Alert>
    </div>
  )
}
