import { expect, type Page, type Request } from '@playwright/test'

const mostShift = 0.02
/** Each costs a phone far away a turn of its own. */
export const mostRequests = 25

/** Watches what pages ask for, and how far they move by themselves: whatever a finger is about to press stays there. */
export function watchLoads(page: Page) {
  const asked: string[] = []
  const open = new Set<Request>()
  page.on('request', (request) => {
    // A picture that the page holds already is asked of nobody.
    if (!request.url().startsWith('blob:')) asked.push(new URL(request.url()).pathname)
    open.add(request)
  })
  // An answer that nobody reads to its end never finishes.
  page.on('response', (response) => open.delete(response.request()))
  page.on('requestfailed', (request) => open.delete(request))
  return {
    /** What the page before left unanswered nobody waits for. */
    begin() {
      asked.length = 0
      open.clear()
    },
    /** What is wrong with the page that was opened since, once all that it asked for is there. */
    async faults(address: string) {
      await expect.poll(() => [...open].map((request) => request.url()), { message: address }).toEqual([])
      const shift = await shiftOf(page)
      return [
        ...(asked.length > mostRequests ? [`${address} asks for ${asked.length}:\n${asked.join('\n')}`] : []),
        ...(shift.total > mostShift ? [`${address} moves by ${shift.total.toFixed(3)}: ${shift.what}`] : []),
      ]
    },
  }
}

/** As browsers count it; what they have noted before comes after this turn. */
function shiftOf(page: Page) {
  return page.evaluate(
    () =>
      new Promise<{ total: number; what: string }>((give) => {
        let total = 0
        const what: string[] = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry) total += Number(entry.value)
            if (!('sources' in entry) || !Array.isArray(entry.sources)) continue
            for (const { node } of entry.sources)
              what.push(
                node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.nodeName),
              )
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => give({ total, what: what.join(' | ') }), 50)
      }),
  )
}
