import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSuccess } from '#contract/platform/envelope.ts'
import { listLoaded, listManifests, moveManifest, type Manifest } from '#contract/parcels/manifests.ts'
import { zoneOfCountry } from '#contract/places/time-zones.ts'
import { sentence } from '../../platform/form.ts'
import { useMoment } from '../../platform/moment.ts'
import { useText } from '../../platform/text.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog, Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { useAnswer, useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { Contents } from './Contents.tsx'
import { LoadForm } from './LoadForm.tsx'
import { ManifestForm } from './ManifestForm.tsx'
import { OfficeFrame } from '../OfficeFrame.tsx'

export function Page() {
  const { t } = useTranslation()
  const { data, isError, refetch } = useAnswer(listManifests)
  const [isOpening, setIsOpening] = useState(false)
  return (
    <OfficeFrame heading={t('office.manifests.heading')}>
      <p className="text-muted max-w-prose">{t('office.manifests.text')}</p>
      <Button className="justify-self-start" onClick={() => setIsOpening(true)}>
        {t('office.manifests.add')}
      </Button>
      {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-40 w-full" />}
      {data?.manifest_data.length === 0 && <EmptyState />}
      <ul className="grid gap-4 lg:grid-cols-2">
        {data?.manifest_data.map((manifest) => (
          <ManifestCard key={manifest.id} manifest={manifest} />
        ))}
      </ul>
      <Dialog open={isOpening} onClose={() => setIsOpening(false)} title={t('office.manifests.add')}>
        <ManifestForm onSaved={() => setIsOpening(false)} />
      </Dialog>
    </OfficeFrame>
  )
}

function ManifestCard({ manifest }: { manifest: Manifest }) {
  const { t } = useTranslation()
  const at = useMoment()
  const { mode, from_place, to_place, cut_off_at, departs_at, capacity_kg, loaded_kg, parcels, step, next } =
    manifest
  const moment = (instant: string) => at(instant, zoneOfCountry(manifest.from_country))
  return (
    <li className="border-line bg-surface grid content-start gap-3 rounded-box border p-4">
      <p className="flex flex-wrap items-center gap-2 text-lg font-semibold">
        {from_place} → {to_place}
        <Badge>{t(`office.manifests.modes.${mode}`)}</Badge>
        <Badge tone="waiting">{t(`office.manifests.steps.${step}`)}</Badge>
      </p>
      <p className="text-muted text-sm">
        {t('office.manifests.cut_off_at')} {moment(cut_off_at)} · {t('office.manifests.departs_at')}{' '}
        {moment(departs_at)}
      </p>
      <p className="figures">
        {t('office.manifests.loaded', { count: parcels, loaded: loaded_kg, capacity: capacity_kg })}
      </p>
      {step === 'consolidated' && <LoadForm manifest={manifest} />}
      <Contents manifest={manifest} />
      {next && parcels > 0 && <NextStep manifest={manifest} next={next} />}
    </li>
  )
}

function NextStep({
  manifest: { id, step },
  next,
}: {
  manifest: Manifest
  next: NonNullable<Manifest['next']>
}) {
  const { t } = useTranslation()
  const text = useText()
  const [isAsking, setIsAsking] = useState(false)
  const move = useCall(moveManifest, { refreshes: [listManifests, listLoaded] })
  const keyFor = useKeyFor()
  const words = t('office.manifests.next', { step: t(`office.manifests.steps.${next}`) })
  async function run() {
    const answer = await move.mutateAsync({
      input: { params: { id }, body: { step: next } },
      key: keyFor([id, step, next]),
    })
    setIsAsking(false)
    if (answer && isSuccess(answer)) {
      const { moved, stayed } = answer.data
      toast.success(t('office.manifests.moved', { count: moved, stayed }))
    } else toast.error(sentence(text, answer))
  }
  return (
    <>
      <Button kind="secondary" className="justify-self-start" onClick={() => setIsAsking(true)}>
        {words}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void run()}
        pending={move.isPending}
        title={words}
        confirm={t(`office.manifests.steps.${next}`)}
      />
    </>
  )
}
