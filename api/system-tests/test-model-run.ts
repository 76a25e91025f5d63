import fc from 'fast-check'
import { sql } from 'kysely'
import { verify } from '../verify/verify.ts'
import { batchSteps } from './test-model-batches.ts'
import { carrierSteps } from './test-model-carriers.ts'
import { claimSteps } from './test-model-claims.ts'
import { codeSteps } from './test-model-codes.ts'
import { askWith, compare } from './test-model-compare.ts'
import { Model } from './test-model.ts'
import { deskSteps } from './test-model-desk.ts'
import { customerSteps } from './test-model-orders.ts'
import { parcelSteps } from './test-model-parcels.ts'
import { chooser, type Step } from './test-model-step.ts'
import type { World } from './test-model-world.ts'

const steps = new Map<string, Step>(
  Object.entries({
    ...customerSteps,
    ...batchSteps,
    ...deskSteps,
    ...parcelSteps,
    ...carrierSteps,
    ...claimSteps,
    ...codeSteps,
  }),
)
// The others come once as often.
const often: Record<string, number> = {
  'order a shipment': 4,
  'order boxes': 2,
  'send a proof': 3,
  'two admins approve at once': 4,
  'cash is counted': 3,
  'a step that is offered is taken': 5,
  'a parcel is brought to its door': 2,
  'a courier or an agent scans': 4,
  'a hand-over': 2,
  'a code is said at the door': 3,
  'a claim is filed': 2,
  'an official box is confirmed': 2,
  'the office cancels an order': 2,
}
const drawn = [...steps.keys()].flatMap((name) => Array.from({ length: often[name] ?? 1 }, () => name))

/** A step that was drawn: its numbers decide what it is and whom it concerns, so that it can be made again. */
export type Draw = readonly number[]

export function drawSteps(seed: number, count: number): Draw[] {
  const step = fc.array(fc.nat(1_000_000), { minLength: 10, maxLength: 10 })
  return fc.sample(step, { seed, numRuns: count })
}

export class Broken extends Error {
  readonly step: number
  constructor(step: number, name: string, cause: unknown) {
    super(`step ${step}, ${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.step = step
  }
}

/** What else happens beside a step. */
interface Around {
  before?: (step: number) => void
  after?: (step: number) => Promise<void>
}

/** Makes the steps one after the other and looks after each at everything it touched; returns how often each was made. */
export async function runModel(world: World, draws: readonly Draw[], around: Around = {}) {
  const model = new Model()
  const made = new Map<string, number>()
  for (const [place, numbers] of draws.entries()) {
    const pick = chooser(numbers)
    const scene = { model, world, pick }
    const possible = drawn.filter((name) => steps.get(name)?.can?.(scene) ?? true)
    const name = pick(possible)
    model.touched = new Set()
    try {
      around.before?.(place)
      await steps.get(name)?.run(scene)
      await compare(model, world)
      await around.after?.(place)
    } catch (error) {
      throw new Broken(place, name, error)
    }
    made.set(name, (made.get(name) ?? 0) + 1)
  }
  return { made, model }
}

/** Everything, at the end of a run. */
export async function verifyAll(world: World) {
  const found = await verify(askWith(world))
  const [first] = found
  if (first) throw new Error(`${JSON.stringify(found)} ${await storyOf(world, first.id)}`)
}

/** What happened to an order, for whoever has to find out why. */
async function storyOf({ db }: World, id: string) {
  const { rows } = await sql`
    select name, at, actor_id from events where order_id::text = ${id} order by events.id`.execute(db)
  return JSON.stringify(rows)
}

/** The shortest list of the same steps that still breaks, as far as so many attempts lead. */
export async function shrink(
  draws: readonly Draw[],
  breaks: (draws: readonly Draw[]) => Promise<boolean>,
  attempts = 60,
) {
  let left = draws
  let tries = 0
  for (let size = Math.ceil(draws.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let first = 0; first < left.length && tries < attempts;) {
      const fewer = left.toSpliced(first, size)
      tries += 1
      if (await breaks(fewer)) left = fewer
      else first += size
    }
  }
  return left
}
