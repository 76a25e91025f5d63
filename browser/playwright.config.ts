import path from 'node:path'
import { defineConfig } from '@playwright/test'

const port = Number(process.env['BROWSER_PORT'] ?? 4100)
const root = path.resolve(import.meta.dirname, '..')
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const { CHROMIUM: browser, CHROMIUM_SHELL: shell } = process.env
// The shell is Chromium without windows. It draws the same pages for less, but lets nobody be notified.
const needsNotifications = '**/notices.spec.ts'
const patience_ms = 60_000
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []

function launch(executablePath: string | undefined) {
  return { launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...quiet, ...sandbox] } }
}

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(import.meta.dirname, 'results/artifacts'),
  // One more than the cores of the smallest machine: there is always a journey that waits for a clock.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // These end a journey that hangs. None says how fast anything is, so none depends on how busy the machine is.
  timeout: 10 * 60_000,
  globalTimeout: 90 * 60_000,
  expect: { timeout: patience_ms },
  reporter: [['line'], ['json']],
  use: {
    actionTimeout: patience_ms,
    navigationTimeout: patience_ms,
    baseURL: `http://localhost:${port}`,
    // A trace of every action costs two fifths of the whole run; ask for it where one journey is looked into.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // What a journey answers in place of the server would pass a worker by; offline.spec.ts lets it work.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'journeys', testIgnore: needsNotifications, use: launch(shell ?? browser) },
    { name: 'journeys with notifications', testMatch: needsNotifications, use: launch(browser) },
  ],
  webServer: {
    // The log is read after the run: it must hold nothing personal.
    command: 'node commands/browser-server.ts 2> browser/results/server.log',
    cwd: root,
    env: {
      PORT: String(port),
      DATA_DIR: path.join(root, 'data/browser'),
      LOG_LEVEL: 'info',
      WEB_BUILD: 'gallery',
    },
    url: `http://localhost:${port}/readyz`,
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 5 * 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
