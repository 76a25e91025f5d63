import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, placeOf } from '../../commands/build.ts'
import { homeScripts_bytes } from '../../commands/build/weigh-pages.ts'
import { findChromium } from '../../commands/journeys.ts'
import { median } from '../faults/figures.ts'
import { startChromium } from '../web/chromium.ts'
import { look } from '../web/figures.ts'
import { withOwnServer } from './own-server.ts'
import { doubtOf, spreadOf, type Result } from './result.ts'

const most = { scripts_kb: 110, lcp_ms: 1400 }
const times = 3

/** The front page on a simulated slow phone, and what its scripts weigh. */
export async function measurePage(): Promise<Result> {
  await build()
  const scripts_kb = (await homeScripts_bytes(placeOf('production'))) / 1000
  const waits = await withOwnServer(async (server) => {
    server.start()
    await server.ready(60_000)
    const waits: number[] = []
    for (let time = 0; time < times; time += 1) waits.push(await largestPaint(`${server.url}/`))
    return waits
  })
  const lcp_ms = median(waits)
  return {
    row: 'page',
    what: 'front page: scripts, largest picture on a slow phone',
    floor: '',
    measured: `${scripts_kb.toFixed(1)} kB, ${(lcp_ms / 1000).toFixed(2)} s`,
    wanted: `${most.scripts_kb} kB, ${most.lcp_ms / 1000} s`,
    isReached: scripts_kb <= most.scripts_kb && lcp_ms <= most.lcp_ms,
    doubt: doubtOf({ looks: spreadOf(waits) }),
    figures: { scripts_kb, lcp_ms },
  }
}

async function largestPaint(url: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'seberang-browser-'))
  const chromium = await startChromium(await findChromium(), folder)
  try {
    return (await look(url, chromium.port)).lcp_ms
  } finally {
    await chromium.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
