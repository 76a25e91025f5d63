import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { carriers } from '../table-owners.ts'

/** One column of what came back, with the number that PostgreSQL has for its type. */
export interface ResultColumn {
  name: string
  type: number
  isNullSeen: boolean
}

/** One text, every way it was sent (files of the project, innermost first), and what came back. */
export interface Recorded {
  text: string
  senders: string[][]
  columns: ResultColumn[]
}

/** What every process of the run wrote, as one list: each text appears once. */
export function readRecorded(folder: string): Recorded[] {
  const all = new Map<string, Recorded>()
  for (const file of globSync('*.jsonl', { cwd: folder })) {
    for (const line of readFileSync(path.join(folder, file), 'utf8').split('\n').filter(Boolean)) {
      const statement: Recorded = JSON.parse(line)
      all.set(statement.text, joined(all.get(statement.text), statement))
    }
  }
  return [...all.values()]
}

function joined(one: Recorded | undefined, other: Recorded): Recorded {
  if (!one) return other
  const names = new Set([...one.columns, ...other.columns].map(({ name }) => name))
  const columns = [...names].flatMap((name) => {
    const [first, second] = [one, other].map((side) => side.columns.find((column) => column.name === name))
    const known = first ?? second
    return known ? [{ ...known, isNullSeen: [first, second].some((column) => column?.isNullSeen) }] : []
  })
  const senders = new Map([...one.senders, ...other.senders].map((files) => [files.join(), files]))
  return { text: one.text, senders: [...senders.values()], columns }
}

/** The files that wrote a statement: the innermost of each stack, apart from those that only pass statements on. */
export function sendersOf({ senders }: Recorded) {
  return new Set(senders.flatMap((files) => files.find((file) => !carriers.includes(file)) ?? []))
}
