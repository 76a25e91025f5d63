import http from 'node:http'

/** All at once they would be a rush, of which the server turns a part away, to come again a little later. */
const atOnce = 50

/** Pages that stay open; each remembers when it was last told something. */
export async function openPages(url, numbers, count) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: count })
  const pages = []
  while (pages.length < count) {
    const places = Array.from({ length: Math.min(atOnce, count - pages.length) }, (_, n) => pages.length + n)
    const opened = places.map((place) => openPage(url, numbers[place % numbers.length], agent))
    pages.push(...(await Promise.all(opened)))
  }
  return { pages, close: () => agent.destroy() }
}

function openPage(url, number, agent) {
  const { promise, resolve, reject } = Promise.withResolvers()
  const page = { number, told_at: 0, times: 0 }
  const request = http.get(`${url}/api/v1/tracking/${number}/live`, { agent }, (reply) => {
    if (reply.statusCode !== 200) return reject(new Error(`A live page was answered ${reply.statusCode}`))
    reply.on('error', () => undefined)
    reply.on('data', (chunk) => {
      if (!chunk.includes('data: ')) return
      page.told_at = performance.now()
      page.times += 1
      resolve(page)
    })
  })
  request.on('error', reject)
  return promise
}
