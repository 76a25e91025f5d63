import http from 'node:http'

/** Pages that stay open; each remembers when it was last told something. */
export async function openPages(url, numbers, count) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: count })
  const pages = await Promise.all(
    Array.from({ length: count }, (_, place) => openPage(url, numbers[place % numbers.length], agent)),
  )
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
