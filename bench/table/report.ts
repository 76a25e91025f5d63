import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Result } from './result.ts'

const folder = path.resolve(import.meta.dirname, '..')
const dist = path.resolve(folder, '../dist')
const marks = ['<!-- table -->', '<!-- end of table -->'] as const

export interface Run {
  at: string
  node: string
  cpus: number
  isQuiet: boolean
  /** The share of the processors that others took at most, between rows. */
  busiest: number
  results: readonly Result[]
}

/** As JSON always; in the README only what a quiet machine measured, row by row. */
export async function keep(run: Run) {
  await mkdir(dist, { recursive: true })
  await writeFile(path.join(dist, 'bench.json'), `${JSON.stringify(run, undefined, 2)}\n`)
  if (!run.isQuiet) return
  const file = path.join(folder, 'README.md')
  const text = await readFile(file, 'utf8')
  const [from, to] = marks.map((mark) => text.indexOf(mark))
  if (from === undefined || to === undefined || from < 0 || to < from)
    throw new Error('bench/README.md has no place for the table.')
  await writeFile(file, `${text.slice(0, from)}${marks[0]}\n\n${tableOf(run)}\n\n${text.slice(to)}`)
}

function tableOf({ at, node, cpus, results }: Run) {
  const rows = results.map(
    ({ what, floor, measured, wanted, isReached, doubt }) =>
      `| ${[what, floor, measured, wanted, doubt ? `unsure: ${doubt}` : isReached ? 'reached' : 'missed'].join(' | ')} |`,
  )
  return [
    `Measured on ${at.slice(0, 10)}, ${cpus} cores, nothing else running, Node ${node}.`,
    '',
    '| work | floor | measured | to reach | |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}
