import { useState } from 'react'
import { Link } from 'react-router'
import {
  listLoaded,
  listManifests,
  unloadParcel,
  type LoadedParcel,
  type Manifest,
} from '#contract/parcels/manifests.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { isOffice } from '#contract/platform/roles.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { TrackingNumber } from '../parcel/TrackingNumber.tsx'
import { useFigures } from '../quote/use-figures.ts'
import { useStoredUser } from '../../platform/stored-user.ts'
import { useAnswer, useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useTold } from '../../ui/use-told.ts'
import { NotYet } from '../../ui/NotYet.tsx'
import { useWords } from '../../platform/words.ts'

/** Opens what a manifest holds; nothing is read before that. */
export function Contents({ manifest }: { manifest: Manifest }) {
  const { t } = useWords()
  const [isOpen, setIsOpen] = useState(false)
  const { from_place: from, to_place: to } = manifest
  return (
    <>
      <Button kind="secondary" onClick={() => setIsOpen(true)}>
        {t('manifest.contents')}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t('manifest.contents_of', { from, to })}>
        {isOpen && <Held manifest={manifest} />}
        <Button kind="secondary" onClick={() => setIsOpen(false)}>
          {t('manifest.shut')}
        </Button>
      </Dialog>
    </>
  )
}

function Held({ manifest }: { manifest: Manifest }) {
  const { t } = useWords()
  const { id } = manifest
  const answer = useAnswer(listLoaded, { params: { id } })
  const { data } = answer
  if (!data) return <NotYet answer={answer} className="h-40 w-full" />
  if (data.parcel_data.length === 0) return <p className="text-muted">{t('manifest.nothing')}</p>
  return <Parcels manifest={manifest} parcels={data.parcel_data} />
}

function Parcels({ manifest, parcels }: { manifest: Manifest; parcels: LoadedParcel[] }) {
  const { t } = useWords()
  const { number } = useFigures()
  const role = useStoredUser()?.role
  const place = role && isOffice(role) ? '/office/parcels/' : '/courier?number='
  return (
    <ul className="divide-line grid divide-y" aria-label={t('manifest.contents')}>
      {parcels.map((parcel) => (
        <li key={parcel.tracking_number} className="grid gap-1 py-3">
          <Link className="underline" to={`${place}${parcel.tracking_number}`}>
            <TrackingNumber number={parcel.tracking_number} />
          </Link>
          <span>
            {parcel.from_city} → {parcel.to_city} · {t(`tracking.events.${parcel.code}`)}
          </span>
          <span className="figures text-muted text-sm">
            {t('manifest.weighs', {
              weight: number(parcel.weight ?? 0),
              charged: number(parcel.chargeable_kg),
            })}
            {parcel.declared_value !== null && ` · ${formatRinggit(parcel.declared_value)}`}
          </span>
          {parcel.contents && <span className="text-sm">{parcel.contents}</span>}
          {manifest.step === 'consolidated' && manifest.closed_at === null && (
            <Unload manifest_id={manifest.id} number={parcel.tracking_number} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Unload({ manifest_id, number }: { manifest_id: string; number: string }) {
  const { t } = useWords()
  const told = useTold()
  const unload = useCall(unloadParcel, { refreshes: [listManifests, listLoaded] })
  const keyFor = useKeyFor()
  const shown = inGroups(number)
  const input = { params: { id: manifest_id }, body: { number } }
  return (
    <ConfirmedButton
      kind="secondary"
      className="justify-self-start"
      aria-label={t('manifest.unload_one', { number: shown })}
      label={t('manifest.unload')}
      question={t('manifest.unload_question')}
      confirm={t('manifest.unload')}
      isPending={unload.isPending}
      act={() =>
        unload
          .mutateAsync({ input, key: keyFor(input) })
          .then(told(t('manifest.unloaded', { number: shown })))
      }
    />
  )
}
