// Finds circles between folders and between rooms, types included: reading one room must not need all the others.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const sources = '{api,bench,browser,commands,contract,database,web}/**/*.{ts,tsx,mjs}'
const imports = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g
// A test sees its feature from outside and may import anything.
const ofTests = /\.test\.|\/test-|\/testing\/|\.spec\./

/** The path of a file and its text. */
type SourceFile = [file: string, text: string]
type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** Circles between folders, and between rooms as a whole; of the repository, or of these files. */
export function findCircles(files: readonly SourceFile[] = everyFile()) {
  const graphs = [graphOf(files, path.dirname), graphOf(files, roomOf)]
  const circles = graphs.flatMap(circlesOf).map((folders) => [...folders, folders[0]].join(' → '))
  return [...new Set(circles)]
}

/** `api/orders` for everything below it; a file beside the rooms knows them all and belongs to none. */
function roomOf(file: string) {
  const [root, room, fileInRoom] = file.split('/')
  return fileInRoom === undefined ? '.' : `${root}/${room}`
}

function everyFile() {
  return globSync(sources)
    .filter((file) => !ofTests.test(file))
    .map((file): SourceFile => [file, readFileSync(file, 'utf8')])
}

/** Each folder with the folders it imports from. */
function graphOf(files: readonly SourceFile[], folderOf: (file: string) => string): Graph {
  const graph = new Map<string, Set<string>>()
  for (const [file, text] of files) {
    const folder = folderOf(file)
    if (folder === '.') continue
    const others = graph.get(folder) ?? new Set<string>()
    for (const [, target = ''] of text.matchAll(imports)) {
      const other = folderOf(path.join(path.dirname(file), target))
      if (other !== folder && other !== '.') others.add(other)
    }
    graph.set(folder, others)
  }
  return graph
}

/** One circle for each folder that leads back to itself, the shortest, and each circle once. */
export function circlesOf(rooms: Graph) {
  const found = new Map<string, string[]>()
  for (const room of rooms.keys()) {
    const circle = wayBack(rooms, room)
    if (!circle) continue
    const name = circle.toSorted().join(' ')
    if (!found.has(name)) found.set(name, circle)
  }
  return [...found.values()]
}

function wayBack(rooms: Graph, start: string) {
  const before = new Map<string, string | undefined>([[start, undefined]])
  for (const room of before.keys())
    for (const next of rooms.get(room) ?? []) {
      if (next === start) return wayTo(before, room)
      if (!before.has(next)) before.set(next, room)
    }
  return undefined
}

function wayTo(before: ReadonlyMap<string, string | undefined>, room: string) {
  const way: string[] = []
  for (let at: string | undefined = room; at !== undefined; at = before.get(at)) way.unshift(at)
  return way
}
