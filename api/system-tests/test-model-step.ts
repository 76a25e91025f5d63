import type { Model } from './test-model.ts'
import type { World } from './test-model-world.ts'

export interface Scene {
  model: Model
  world: World
  /** One of several, by the numbers that were drawn for this step. */
  pick: <Item>(items: readonly Item[]) => Item
}

export interface Step {
  can?: (scene: Scene) => boolean
  run: (scene: Scene) => Promise<void>
}

/** Numbers that decide, one after the other. */
export function chooser(numbers: readonly number[]) {
  let next = 0
  return <Item>(items: readonly Item[]): Item => {
    const number = numbers[next % numbers.length] ?? 0
    next += 1
    const item = items[number % items.length]
    if (item === undefined && items.length === 0) throw new Error('there is nothing to choose from')
    return items[number % items.length] ?? pickFirst(items)
  }
}

function pickFirst<Item>(items: readonly Item[]): Item {
  for (const item of items) return item
  throw new Error('there is nothing to choose from')
}
