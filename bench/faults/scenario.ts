import type { World, WorldOptions } from './world.ts'

export interface Outcome {
  wrong: string[]
  measured: string
  tally?: string
}

/** One fault, how much of it (times or seconds), and what must hold during it and afterwards. */
export interface Scenario {
  name: string
  required: string
  size: number
  world?: WorldOptions
  act: (world: World, size: number) => Promise<Outcome>
}
