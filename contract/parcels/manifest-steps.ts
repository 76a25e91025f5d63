/** What happens to all parcels of a manifest at once, in this order; customs only across the border. */
export const manifestSteps = [
  'consolidated',
  'export_customs',
  'export_cleared',
  'departed_origin',
  'arrived_destination',
  'import_customs',
  'import_cleared',
  'destination_hub_in',
] as const
export type ManifestStep = (typeof manifestSteps)[number]

/** Loaded, and not gone yet. */
export const stepsBeforeDeparture: readonly ManifestStep[] = manifestSteps.slice(
  0,
  manifestSteps.indexOf('departed_origin'),
)

const withinOneCountry: readonly ManifestStep[] = ['consolidated', 'departed_origin', 'destination_hub_in']

export function nextManifestStep({
  step,
  from_country,
  to_country,
}: {
  step: ManifestStep
  from_country: string
  to_country: string
}) {
  const steps = from_country === to_country ? withinOneCountry : manifestSteps
  return steps[steps.indexOf(step) + 1]
}
