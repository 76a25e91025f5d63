// `npm run bench:web`: what Lighthouse says of the public pages on a slow phone, and whether it is enough.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { buildWeb } from '../commands/build.ts'
import { findChromium } from '../commands/journeys.ts'
import { freePort } from './faults/ports.ts'
import { makeServer } from './faults/server.ts'
import { startChromium } from './web/chromium.ts'
import { look, middleOf, shortfallsOf, type Figures, type Look } from './web/figures.ts'

const chosenPages = process.argv.slice(2)
const pages = chosenPages.length > 0 ? chosenPages : ['/', '/quote', '/location', '/faq', '/term']
const times = 3

interface Shown extends Figures {
  page: string
}

await buildWeb()
const folder = mkdtempSync(path.join(tmpdir(), 'seberang-web-'))
// PostgreSQL may run as another user, who has to get in.
chmodSync(folder, 0o755)
const port = await freePort()
const server = makeServer(path.join(folder, 'server.log'), {
  PORT: String(port),
  METRICS_PORT: String(await freePort()),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  DATA_DIR: path.join(folder, 'data'),
  DATABASE_URL: '',
  WEB_BUILD: 'production',
})
server.start()
try {
  await server.ready(60_000)
  const shown: Shown[] = []
  for (const page of pages) shown.push({ page, ...(await measure(page)) })
  print(shown)
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Each run in a browser of its own, as somebody who comes for the first time. */
async function measure(page: string) {
  const runs: Look[] = []
  for (let run = 1; run <= times; run += 1) {
    const chromium = await startChromium(
      await findChromium(),
      path.join(folder, `browser-${pages.indexOf(page)}-${run}`),
    )
    try {
      runs.push(await look(server.url + page, chromium.port))
    } finally {
      await chromium.stop()
    }
  }
  const spread = runs.map(
    ({ performance, lcp_ms, machine }) => `${performance} (${Math.round(lcp_ms)} ms, ${machine})`,
  )
  console.log(`${page}: performance (LCP, benchmark index of the machine) of each run ${spread.join(', ')}`)
  const complaints = new Set(runs.flatMap(({ complaints }) => complaints))
  for (const complaint of complaints) console.log(`  ${complaint}`)
  return middleOf(runs)
}

function print(shown: readonly Shown[]) {
  console.table(
    shown.map(({ page, performance, accessibility, best_practices, seo, lcp_ms, cls }) => ({
      page,
      performance,
      accessibility,
      'best practices': best_practices,
      SEO: seo,
      'LCP ms': Math.round(lcp_ms),
      CLS: cls,
    })),
  )
  const short = shown.flatMap((figures) => shortfallsOf(figures).map((words) => `${figures.page}: ${words}`))
  console.log(short.length > 0 ? `✖ ${short.join('\n✖ ')}` : '✔ Every page reaches what is asked of it.')
  if (short.length > 0) process.exitCode = 1
}
