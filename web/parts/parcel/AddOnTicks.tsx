import Camera from 'virtual:icon/camera'
import { useId, useState } from 'react'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import { needsPhoto, openWork, workNamed, type AddOnWork } from '#contract/parcels/add-on-work.ts'
import { useMoment } from '../../platform/moment.ts'
import { useText } from '../../platform/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EvidenceDialog } from './EvidenceDialog.tsx'
import { useWords } from '../../platform/words.ts'

type Ordered = NonNullable<CarriedParcel['service']>['add_ons'][number]
export type Tick = (name: AddOnWork, isDone: boolean, picture: File | undefined) => void

interface Props {
  add_ons: readonly Ordered[]
  onTick?: Tick | undefined
}

/** Each add-on with its tick; the whole row is the target. Cover is bought, so there is nothing to tick. */
export function AddOnTicks({ add_ons, onTick }: Props) {
  const { t } = useWords()
  const open = openWork(add_ons)
  const count = add_ons.filter(({ name }) => workNamed(name)).length
  return (
    <Card className="grid gap-1">
      <h2 className="text-muted flex justify-between gap-3 text-sm">
        {t('work.ordered')}
        {count > 0 && (
          <span className="figures font-normal">{t('work.done', { done: count - open.length, count })}</span>
        )}
      </h2>
      <ul className="divide-line divide-y">
        {add_ons.map((ordered) => (
          <AddOn key={ordered.name} ordered={ordered} onTick={onTick} />
        ))}
      </ul>
      {open.length > 0 && <StillOpen open={open} />}
    </Card>
  )
}

function StillOpen({ open }: { open: readonly Ordered[] }) {
  const { t } = useWords()
  const text = useText()
  const what = open.map(({ name }) => text(`shipment.add_on.${name}`)).join(', ')
  return (
    <p className="text-waiting pt-2 text-sm font-semibold">
      {t('work.still_open', { what })} {t('work.still_text')}
    </p>
  )
}

function AddOn({ ordered, onTick }: { ordered: Ordered; onTick?: Tick | undefined }) {
  const work = workNamed(ordered.name)
  const isDone = ordered.done_at !== null
  if (!work || !onTick)
    return (
      <li className="flex min-h-14 items-center gap-3 py-2">
        <Words ordered={ordered} />
      </li>
    )
  // Without its photo there is no such work: taking it is the tick.
  const isByPhoto = needsPhoto(work) && !isDone
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-1">
      <label className="flex min-h-14 min-w-0 flex-1 cursor-pointer items-center gap-3">
        {!isByPhoto && (
          <input
            type="checkbox"
            className="accent-done size-6 shrink-0"
            checked={isDone}
            onChange={({ target }) => onTick(work, target.checked, undefined)}
          />
        )}
        <Words ordered={ordered} />
      </label>
      {isByPhoto && <PhotoButton name={ordered.name} onTake={(file) => onTick(work, true, file)} />}
      {ordered.evidence_id && <Photo id={ordered.evidence_id} name={ordered.name} />}
    </li>
  )
}

function Words({ ordered: { name, quantity, option, done_at } }: { ordered: Ordered }) {
  const { t } = useWords()
  const text = useText()
  const moment = useMoment()
  return (
    <span className="min-w-0">
      <span className="block font-semibold">
        {quantity > 1 && `${quantity} × `}
        {text(`shipment.add_on.${name}`)}
      </span>
      <span className="text-muted figures block text-sm">
        {done_at ? t('work.is_done', { at: moment(done_at) }) : text(`shipment.add_on_options.${option}`)}
      </span>
    </span>
  )
}

function PhotoButton({ name, onTake }: { name: string; onTake: (file: File) => void }) {
  const { t } = useWords()
  const text = useText()
  const id = useId()
  return (
    <label className="border-edge bg-surface has-focus-visible:outline-accent flex min-h-11 cursor-pointer items-center gap-2 rounded-box border px-4 font-semibold has-focus-visible:outline-3">
      <input
        type="file"
        accept="image/*"
        capture="environment"
        className="sr-only"
        aria-label={`${t('work.photo')}: ${text(`shipment.add_on.${name}`)}`}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onTake(file)
        }}
      />
      <Camera className="size-5" aria-hidden="true" />
      <span id={id}>{t('work.photo')}</span>
    </label>
  )
}

function Photo({ id, name }: { id: string; name: string }) {
  const { t } = useWords()
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  const title = text(`shipment.add_on.${name}`)
  return (
    <>
      <Button kind="secondary" onClick={() => setIsOpen(true)} aria-label={`${t('work.see')}: ${title}`}>
        {t('work.see')}
      </Button>
      <EvidenceDialog id={isOpen ? id : undefined} title={title} onClose={() => setIsOpen(false)} />
    </>
  )
}
