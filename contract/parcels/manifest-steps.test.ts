import assert from 'node:assert/strict'
import { test } from 'node:test'
import { manifestSteps, nextManifestStep, type ManifestStep } from './manifest-steps.ts'
import { legalSteps } from './parcel-routes.ts'
import { stepsAt } from './parcel-steps.ts'

function wayOf(from_country: string, to_country: string) {
  const way: ManifestStep[] = ['consolidated']
  for (;;) {
    const next = nextManifestStep({ step: way.at(-1) ?? 'consolidated', from_country, to_country })
    if (!next) return way
    way.push(next)
  }
}

test('a manifest takes its parcels along the road and over the border, and leaves out no step', () => {
  const onTheWay = new Set<string>(stepsAt('road', 'border', 'destination_hub'))
  assert.deepEqual(new Set<string>(manifestSteps), onTheWay)
  for (const [route, way] of [
    ['across', wayOf('MY', 'ID')],
    ['domestic', wayOf('MY', 'MY')],
  ] as const)
    for (const [place, code] of way.slice(1).entries()) {
      const before = way[place] ?? 'consolidated'
      assert.ok(legalSteps(route, before).includes(code), `${route}: ${before}, ${code}`)
    }
})
