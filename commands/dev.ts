// `npm run dev`: the server restarts and the page reloads itself while you edit. Open http://localhost:5173
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { buildWeb } from './build.ts'
import { compiled } from './sparing.mjs'

if (!existsSync('dist/production/pages/routes.json')) await buildWeb()

const server = spawn('node', ['--watch', '--watch-preserve-output', 'api/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_COMPILE_CACHE: compiled },
})
const page = spawn('vite', ['dev', '--port', '5173', '--strictPort'], { stdio: 'inherit' })
const stop = () => {
  server.kill('SIGTERM')
  page.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
page.once('exit', stop)
server.once('exit', (code) => {
  page.kill('SIGTERM')
  process.exitCode = code ?? 0
})
