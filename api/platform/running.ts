import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Says clearly when this folder's server runs already; two of them would fight over one data folder. */
export async function claimDataFolder(data_dir: string, port: number) {
  const file = path.join(data_dir, 'server.json')
  const other = await readFile(file, 'utf8').then(
    (text): { pid: number; port: number } => JSON.parse(text),
    () => undefined,
  )
  if (other && other.pid !== process.pid && (await answers(other.port, other.pid))) {
    throw new Error(
      `Seberang is running already at http://localhost:${other.port} (process ${other.pid}). Stop it first, or set DATA_DIR and PORT for a second copy.`,
    )
  }
  await mkdir(data_dir, { recursive: true })
  await writeFile(file, JSON.stringify({ pid: process.pid, port }))
  return () => rm(file, { force: true })
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
