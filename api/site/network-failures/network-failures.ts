import { reportNetworkFailures } from '#contract/site/network-failures.ts'
import { countAgainst } from '../../platform/limits.ts'
import type { App } from '../../platform/serve.ts'

const reportsPerHour = 12

/** What browsers could not reach becomes one line of the log; only calls that exist are written down. */
export function networkFailureRoutes(app: App) {
  app.serve(reportNetworkFailures, async ({ body, address }) => {
    await countAgainst(app.db, [
      { bucket: `network-failures:${address}`, most: reportsPerHour, seconds: 3600 },
    ])
    const calls = new Set(app.served.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`))
    const failures = body.failures.filter(({ call }) => calls.has(call))
    if (failures.length > 0) app.log.warn({ failures }, 'a browser could not reach us')
    return { noted: failures.length }
  })
}
