// Finds circles between folders and between rooms, types included: reading one room must not need all the others.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const sources = '{api,bench,browser,commands,contract,database,web}/**/*.{ts,tsx,mjs}'
const imports = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g
// A test looks at its feature from above, where everything is.
const ofTests = /\.test\.|\/test-|\/testing\/|\.spec\./

/** Between folders, and between rooms as a whole; of the repository, or of these files with their texts. */
export function findCircles(files = everyFile()) {
  const graphs = [graphOf(files, path.dirname), graphOf(files, roomOf)]
  const circles = graphs.flatMap(circlesOf).map((folders) => [...folders, folders[0]].join(' → '))
  return [...new Set(circles)]
}

/** `api/orders` for everything below it; a file beside the rooms knows them all and belongs to none. */
function roomOf(file) {
  const [root, room, rest] = file.split('/')
  return rest === undefined ? '.' : `${root}/${room}`
}

function everyFile() {
  return globSync(sources)
    .filter((file) => !ofTests.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')])
}

/** Each folder with the folders it imports from. */
function graphOf(files, folderOf) {
  const graph = new Map()
  for (const [file, text] of files) {
    const folder = folderOf(file)
    if (folder === '.') continue
    const others = graph.get(folder) ?? new Set()
    for (const [, target] of text.matchAll(imports)) {
      const other = folderOf(path.join(path.dirname(file), target))
      if (other !== folder && other !== '.') others.add(other)
    }
    graph.set(folder, others)
  }
  return graph
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
