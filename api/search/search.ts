import { searchOffice } from '#contract/office/office-search.ts'
import { record } from '../platform/events.ts'
import { countAgainst } from '../platform/limits.ts'
import type { App } from '../platform/serve.ts'
import { customersFound, ordersFound, vouchersFound } from './found.ts'
import { readSearch } from './read-search.ts'

const searchesPerTenMinutes = 600

export function searchRoutes(app: App) {
  app.serve(searchOffice, async ({ user, body }) => {
    await countAgainst(app.db, [{ bucket: `search:${user.id}`, most: searchesPerTenMinutes, seconds: 600 }])
    const asked = readSearch(body.text)
    const [order_data, voucher_data, customer_data] = await app.reading((db) =>
      Promise.all([ordersFound(db, asked), vouchersFound(db, asked), customersFound(db, asked)]),
    )
    // That somebody searched, by what kind of thing, and whose data came of it; never the words.
    const found = order_data.length + voucher_data.length + customer_data.length
    const { isNumber: _, ...kinds } = asked
    const data = {
      by: Object.keys(kinds),
      found,
      orders: order_data.map(({ order_id }) => order_id),
      customers: customer_data.map(({ id }) => id),
    }
    await record(app.db, { name: 'office_searched', actor_id: user.id, data })
    return { order_data, voucher_data, customer_data }
  })
}
