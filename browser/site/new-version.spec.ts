import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { hydrated, origin } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

test.use({ serviceWorkers: 'allow' })

test('a new version takes over by itself, and what the old one kept is gone', async ({ page }) => {
  let isNew = false
  const { server, address } = await passOn((path, body) => {
    if (path !== '/worker.js' || !isNew) return body
    // As if one asset had left the site and another had come.
    return body.replace(/^const builtAssets=\["[^"]+"/, 'const builtAssets=["/assets/new-in-this-version.js"')
  })
  try {
    await page.goto(`${address}/about-us`)
    await hydrated(page)
    const kept = () => page.evaluate(async () => (await (await caches.open('assets')).keys()).length)
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
    )
    await expect.poll(kept).toBeGreaterThan(10)
    await page.evaluate(async () => {
      const worker = await (await fetch('/worker.js')).text()
      const gone = /^const builtAssets=\["([^"]+)"/.exec(worker)?.[1] ?? ''
      await (await caches.open('assets')).put(gone, new Response('old'))
    })
    const before = await kept()
    isNew = true
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect.poll(kept).toBe(before - 1)
    await page.goto(`${address}/faq`)
    await hydrated(page)
    await expect(page.locator('h1')).toBeVisible()
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

/** The server under test at another address, with some of its answers changed. */
async function passOn(change: (path: string, body: string) => string) {
  const server: Server = createServer((asked, answer) => {
    // Whole and plain, or there would be nothing to change.
    const { 'if-none-match': _, 'if-modified-since': __, ...rest } = asked.headers
    const headers = { ...rest, 'accept-encoding': 'identity' }
    const passed = request(
      origin() + (asked.url ?? ''),
      { method: asked.method ?? 'GET', headers },
      (reply) => {
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part))
        reply.on('end', () => {
          const whole = Buffer.concat(parts)
          const { 'content-length': _, 'transfer-encoding': __, etag: ___, ...kept } = reply.headers
          answer.writeHead(reply.statusCode ?? 502, kept)
          const isWorker = asked.url === '/worker.js'
          answer.end(isWorker ? change('/worker.js', whole.toString()) : whole)
        })
      },
    )
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at: AddressInfo | string | null = server.address()
  const port = typeof at === 'object' && at ? at.port : 0
  return { server, address: `http://localhost:${port}` }
}
