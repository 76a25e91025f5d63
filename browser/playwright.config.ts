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
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(import.meta.dirname, 'results/artifacts'),
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  globalTimeout: 45 * 60_000,
  expect: { timeout: 8000 },
  reporter: [['line'], ['json']],
  use: {
    baseURL: `http://localhost:${port}`,
    // A trace of every action costs two fifths of the whole run; ask for it where one journey is looked into.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // What a journey answers in place of the server would pass a worker by; offline.spec.ts lets it work.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env['CHROMIUM'] ? { executablePath: process.env['CHROMIUM'] } : {}),
      args: [...quiet, ...sandbox],
    },
  },
  webServer: {
    // The log is read after the run: nothing personal may stand in it.
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
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
