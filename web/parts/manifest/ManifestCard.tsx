import { printManifest, type Manifest } from '#contract/parcels/manifests.ts'
import { zoneOfCountry } from '#contract/places/time-zones.ts'
import { isOffice } from '#contract/platform/roles.ts'
import { useMoment } from '../../platform/moment.ts'
import { useStoredUser } from '../../platform/stored-user.ts'
import { Badge } from '../../ui/Badge.tsx'
import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { Contents } from './Contents.tsx'
import { useFigures } from '../quote/use-figures.ts'
import { CloseManifest, NextStep, ReopenManifest } from './ManifestActs.tsx'
import { LoadForm } from './LoadForm.tsx'
import { useWords } from '../../platform/words.ts'

export function ManifestCard({ manifest }: { manifest: Manifest }) {
  const { t } = useWords()
  const { id, mode, from_place, to_place, parcels, step, closed_at } = manifest
  const isLoading = step === 'consolidated' && closed_at === null
  return (
    <li className="border-line bg-surface grid content-start gap-3 rounded-box border p-4">
      <p className="flex flex-wrap items-center gap-2 text-lg font-semibold">
        {from_place} → {to_place}
        <Badge>{t(`manifest.modes.${mode}`)}</Badge>
        <Badge tone="waiting">
          {step === 'consolidated' && closed_at !== null
            ? t('manifest.is_closed')
            : t(`manifest.steps.${step}`)}
        </Badge>
      </p>
      <Times manifest={manifest} />
      <Load manifest={manifest} />
      {isLoading && <LoadForm manifest={manifest} />}
      <div className="flex flex-wrap gap-3">
        <Contents manifest={manifest} />
        {parcels > 0 && (
          <DownloadButton
            endpoint={printManifest}
            params={{ id }}
            name={`manifest-${from_place}-${to_place}.pdf`}
            label={t('manifest.print')}
          />
        )}
        {isLoading && parcels > 0 && <CloseManifest manifest={manifest} />}
        <OfficeActs manifest={manifest} />
      </div>
    </li>
  )
}

function Load({ manifest: { parcels, loaded_kg, capacity_kg } }: { manifest: Manifest }) {
  const { t } = useWords()
  const { number } = useFigures()
  const [loaded, capacity] = [number(loaded_kg), number(capacity_kg)]
  return <p className="figures">{t('manifest.loaded', { count: parcels, loaded, capacity })}</p>
}

function Times({ manifest }: { manifest: Manifest }) {
  const { t } = useWords()
  const at = useMoment()
  const { cut_off_at, departs_at, closed_at, counter } = manifest
  const times = [
    ['cut_off_at', cut_off_at],
    ['departs_at', departs_at],
    ['closed_at', closed_at],
  ] as const
  return (
    <>
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:flex sm:flex-wrap">
        {times.map(
          ([name, instant]) =>
            instant !== null && (
              <div key={name}>
                <dt className="text-muted">{t(`manifest.${name}`)}</dt>
                <dd className="figures">{at(instant, zoneOfCountry(manifest.from_country))}</dd>
              </div>
            ),
        )}
      </dl>
      {counter !== null && <p className="text-muted text-sm">{counter}</p>}
    </>
  )
}

function OfficeActs({ manifest }: { manifest: Manifest }) {
  const role = useStoredUser()?.role
  if (!role || !isOffice(role)) return null
  const { step, closed_at, next, parcels } = manifest
  return (
    <>
      {step === 'consolidated' && closed_at !== null && <ReopenManifest manifest={manifest} />}
      {next && parcels > 0 && <NextStep manifest={manifest} next={next} />}
    </>
  )
}
