// Finds circles between folders, types included: whoever reads one room should not have to know all others.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const sources = '{api,bench,browser,commands,contract,database,web}/**/*.{ts,tsx,mjs}'
const imports = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g
// A test looks at its feature from above, where everything is.
const ofTests = /\.test\.|\/test-|\/testing\/|\.spec\./

/** Of the whole repository, or of these files with their texts. */
export function findCircles(files = everyFile()) {
  return circlesOf(roomsOf(files)).map((rooms) => [...rooms, rooms[0]].join(' → '))
}

function everyFile() {
  return globSync(sources)
    .filter((file) => !ofTests.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')])
}

/** Each folder with the folders it imports from. */
function roomsOf(files) {
  const rooms = new Map()
  for (const [file, text] of files) {
    const room = path.dirname(file)
    const known = rooms.get(room) ?? new Set()
    for (const [, target] of text.matchAll(imports)) {
      const other = path.dirname(path.join(room, target))
      if (other !== room && other !== '.') known.add(other)
    }
    rooms.set(room, known)
  }
  return rooms
}

/** One circle for each folder that leads back to itself, the shortest, and each circle once. */
export function circlesOf(rooms) {
  const found = new Map()
  for (const room of rooms.keys()) {
    const circle = wayBack(rooms, room)
    const name = circle?.toSorted().join(' ')
    if (circle && !found.has(name)) found.set(name, circle)
  }
  return [...found.values()]
}

function wayBack(rooms, start) {
  const before = new Map([[start, undefined]])
  for (const room of before.keys())
    for (const next of rooms.get(room) ?? []) {
      if (next === start) return wayTo(before, room)
      if (!before.has(next)) before.set(next, room)
    }
  return undefined
}

function wayTo(before, room) {
  const way = []
  for (let at = room; at !== undefined; at = before.get(at)) way.unshift(at)
  return way
}
