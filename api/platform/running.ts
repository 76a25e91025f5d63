import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Says clearly when this folder's server runs already; two of them would fight over one data folder. */
export async function claimDataFolder(data_dir: string, port: number) {
  const other = await isServing(data_dir)
  if (other) {
    throw new Error(
      `Seberang is running already at http://localhost:${other.port} (process ${other.pid}). Stop it first, or set DATA_DIR and PORT for a second copy.`,
    )
  }
  const file = noteIn(data_dir)
  await mkdir(data_dir, { recursive: true })
  await writeFile(file, JSON.stringify({ pid: process.pid, port }))
  return () => rm(file, { force: true })
}

/** The server that uses this data folder at the moment, if one does. */
export async function isServing(data_dir: string) {
  try {
    const { pid, port }: { pid: number; port: number } = JSON.parse(await readFile(noteIn(data_dir), 'utf8'))
    return pid !== process.pid && (await answers(port, pid)) ? { pid, port } : undefined
  } catch {
    return undefined
  }
}

function noteIn(data_dir: string) {
  return path.join(data_dir, 'server.json')
}

/** A number in a file may be left over from a killed process, and be another program by now: so it is asked. */
async function answers(port: number, pid: number) {
  try {
    const reply = await fetch(`http://127.0.0.1:${port}/livez`, { signal: AbortSignal.timeout(1500) })
    return reply.headers.get('x-process') === String(pid)
  } catch {
    return false
  }
}
