import type { Reference } from './openapi-types.ts'

/** Parts that occur in several places of the document and are referenced there. */
export class Shared<Part extends object> {
  readonly components: Record<string, Part> = {}
  readonly #place: string
  readonly #counts = new Map<string, number>()
  readonly #names = new Map<string, string>()

  constructor(place: string) {
    this.#place = place
  }

  /** Every part is counted before the first is asked for. */
  count(part: Part) {
    const key = JSON.stringify(part)
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
  }

  at(part: Part, name: string): Part | Reference {
    const key = JSON.stringify(part)
    if ((this.#counts.get(key) ?? 0) < 2) return part
    const known = this.#names.get(key) ?? freeName(this.components, name, '-')
    this.#names.set(key, known)
    this.components[known] = part
    return { $ref: `#/components/${this.#place}/${known}` }
  }
}

/** The name, or the name with the next number. */
export function freeName(taken: object, name: string, joint = '') {
  let free = name
  for (let nth = 2; free in taken; nth += 1) free = `${name}${joint}${nth}`
  return free
}
