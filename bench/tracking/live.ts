import http from 'node:http'

/** Opened all at once, some pages would be turned away and would come again a little later. */
const atOnce = 50

interface LivePage {
  number: string
  notified_at: number
  times: number
}

/** Pages that stay open; each remembers when it was last notified. */
export async function openPages(url: string, numbers: readonly string[], count: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: count })
  const pages: LivePage[] = []
  while (pages.length < count) {
    const places = Array.from({ length: Math.min(atOnce, count - pages.length) }, (_, n) => pages.length + n)
    const opened = places.map((place) => openPage(url, numbers[place % numbers.length] ?? '', agent))
    pages.push(...(await Promise.all(opened)))
  }
  return { pages, close: () => agent.destroy() }
}

function openPage(url: string, number: string, agent: http.Agent) {
  const { promise, resolve, reject } = Promise.withResolvers<LivePage>()
  const page = { number, notified_at: 0, times: 0 }
  const request = http.get(`${url}/api/v1/tracking/${number}/live`, { agent }, (reply) => {
    if (reply.statusCode !== 200) return reject(new Error(`A live page was answered ${reply.statusCode}`))
    reply.on('error', () => undefined)
    reply.on('data', (chunk: Buffer) => {
      if (!chunk.includes('data: ')) return
      page.notified_at = performance.now()
      page.times += 1
      resolve(page)
    })
  })
  request.on('error', reject)
  return promise
}
