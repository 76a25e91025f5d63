import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findIncomplete } from '../test-letters.ts'
import { findScans } from './find-scans.ts'
import { findStrangers } from './find-strangers.ts'
import { readRecorded } from './recorded.ts'
import { findWrongRows } from './row-types.ts'

/** From here on every process of the run writes down its statements; a folder that was named beforehand stays. */
export function startRecording() {
  const keptFolder = process.env['STATEMENTS_FOLDER']
  const folder = keptFolder ?? mkdtempSync(path.join(tmpdir(), 'seberang-statements-'))
  process.env['STATEMENTS_FOLDER'] = folder
  const stop = () => {
    if (!keptFolder) rmSync(folder, { recursive: true, force: true })
  }
  return { folder, stop }
}

/** The rules that hold over all statements and letters of a run, each with what breaks it; only a whole run sees what no test met. */
export async function checkStatements(
  folder: string,
  { isWhole, database_url }: { isWhole: boolean; database_url: string },
) {
  const statements = readRecorded(folder)
  return [
    { rule: 'only its owner changes a table', broken: findStrangers(statements, { isWhole }) },
    {
      rule: 'rows are what is declared beside their statements',
      broken: await findWrongRows(statements, { isWhole }),
    },
    {
      rule: 'every letter about an order has what it must say',
      broken: findIncomplete(folder, { isWhole }),
    },
    {
      rule: 'no statement needs to read all of a table that grows',
      broken: await findScans(statements, database_url, { isWhole }),
    },
  ]
}
