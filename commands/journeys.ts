// Journeys in a real browser: finds a Chromium or gets one, then runs Playwright against a started server.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { failure, type Counts } from './counts.ts'

const debianChromium = '/usr/bin/chromium'
const debianShell = '/usr/bin/chromium-headless-shell'
const candidates = [
  debianChromium,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const report = path.resolve('browser/results/report.json')

const result = z.object({
  duration: z.number(),
  errors: z.array(z.object({ message: z.string().optional() })),
})
const spec = z.object({
  title: z.string(),
  tests: z.array(z.object({ results: z.array(result) })),
})
const suite = z.object({
  file: z.string(),
  specs: z.array(spec).optional(),
  get suites() {
    return z.array(suite).optional()
  },
})
/** What of Playwright's own report is read. */
const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  suites: z.array(suite),
})

type Suite = z.infer<typeof suite>

export async function runJourneys(word = ''): Promise<Counts> {
  if (!globSync('browser/**/*.spec.ts').some((file) => file.includes(word))) return { passed: 0, failed: 0 }
  const chromium = await findChromium()
  if (!chromium) {
    console.log('✖ No Chromium was found and none could be installed; set CHROMIUM to the path of one.')
    return { passed: 0, failed: 1 }
  }
  rmSync(path.dirname(report), { recursive: true, force: true })
  mkdirSync(path.dirname(report), { recursive: true })
  const { status } = spawnSync(
    'playwright',
    ['test', '--config', 'browser/playwright.config.ts', '--pass-with-no-tests', ...(word ? [word] : [])],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...findShell(), CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    },
  )
  if (!existsSync(report)) return { passed: 0, failed: status === 0 ? 0 : 1 }
  const { stats, suites } = playwrightReport.parse(JSON.parse(readFileSync(report, 'utf8')))
  const failed = stats.unexpected + stats.flaky
  const ran = stats.expected + failed
  if (ran === 0) return { passed: 0, failed: status === 0 ? 0 : 1, skipped: stats.skipped }
  const clean = isLogClean()
  return {
    passed: stats.expected + Number(clean),
    failed: (failed === 0 && status !== 0 ? 1 : failed) + Number(!clean),
    skipped: stats.skipped,
    ...readResults(suites),
  }
}

function readResults(suites: readonly Suite[]) {
  const results = resultsOf(suites)
  return {
    times: results.map(({ name, duration }) => ({ name, ms: duration })),
    failures: results.flatMap(({ name, errors }) =>
      errors.map(({ message }) => failure(name, message ?? 'without a message')),
    ),
  }
}

function resultsOf(suites: readonly Suite[]): (z.output<typeof result> & { name: string })[] {
  return suites.flatMap(({ suites: inner = [], specs = [], file }) => [
    ...resultsOf(inner),
    ...specs.flatMap(({ title, tests }) =>
      tests.flatMap(({ results }) => results.map((one) => ({ ...one, name: `${file}: ${title}` }))),
    ),
  ])
}

// What the journeys type as names, addresses, phones and passwords.
const planted = /@example\.com|Contoh|123456789|perahu-layar|rumah-di-seberang/

/** The log of the whole run is there, and says nothing about anybody. */
function isLogClean() {
  const log = readFileSync(path.join(path.dirname(report), 'server.log'), 'utf8')
  const clean = log.includes('"msg":"answered"') && !planted.test(log)
  console.log(`${clean ? '✔' : '✖'} the log of the journeys holds nothing personal`)
  return clean
}

/** About a fifth of the work of a whole browser is spared where the shell is; whoever names a browser gets that one. */
function findShell() {
  const isThere = !process.env.CHROMIUM && existsSync(debianShell)
  return isThere ? { CHROMIUM_SHELL: debianShell } : {}
}

export async function findChromium() {
  const { chromium } = await import('@playwright/test')
  const own = [process.env['CHROMIUM'], ...candidates, chromium.executablePath()]
  const found = () => own.find((file) => file && existsSync(file))
  if (!found()) {
    console.log('Installing Chromium for the browser journeys …')
    spawnSync('playwright', ['install', '--with-deps', 'chromium'], { stdio: 'ignore', timeout: 300_000 })
  }
  // The shell saves minutes of each run; whoever may install it has it.
  if (!found() || (found() === debianChromium && !existsSync(debianShell))) installFromDebian()
  return found()
}

function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', timeout: 120_000 })
  const packages = ['chromium', 'chromium-headless-shell']
  spawnSync('apt-get', ['install', '-y', '-qq', ...packages], { stdio: 'ignore', timeout: 600_000 })
}
