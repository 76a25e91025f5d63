import {
  addStep,
  assignParcel,
  assignParcels,
  correctParcel,
  exportOrders,
  exportParcels,
  listCarriers,
  listParcels,
  readOrder,
} from '#contract/office/office-parcels.ts'
import { printChosenLabels, printOfficePaper } from '#contract/office/office-papers.ts'
import { tryDoor } from '../../parcels/door-codes/open-door.ts'
import { record, type Event } from '../../platform/events.ts'
import { countAgainst } from '../../platform/limits.ts'
import type { App } from '../../platform/serve.ts'
import { printPaperOf } from '../../orders/transactions/papers.ts'
import { assign, assignMany, carriers } from './assign.ts'
import { numberIn } from '../../parcels/parcels/carried.ts'
import { correct } from './correct.ts'
import { ordersAsCsv, parcelsAsCsv } from './exports.ts'
import { labelsOf } from './labels.ts'
import { parcelsFor } from './office-list.ts'
import { orderFor, transactionFor } from './office-order.ts'
import { stepByOffice } from './office-step.ts'

const exportsPerHour = 30

export function officeParcelRoutes(app: App) {
  app.serve(listParcels, ({ query }) => parcelsFor(app.db, query))
  app.serve(assignParcels, ({ user, body }) =>
    assignMany(app.db, user.id, {
      ...body,
      parcels: body.parcels.map(({ number, was }) => ({ number: numberIn(number), was })),
    }),
  )
  app.serve(listCarriers, async ({ query }) => ({ carrier_data: await carriers(app.db, query.number) }))
  app.serve(readOrder, ({ user, params }) => orderFor(app, user.id, numberIn(params.number)))
  app.serve(printOfficePaper, async ({ params, language }) =>
    printPaperOf(await transactionFor(app, numberIn(params.number)), params.kind, language, app.public_url),
  )
  app.serve(printChosenLabels, ({ user, query, language }) =>
    labelsOf(app, { user_id: user.id, numbers: query.numbers.split(','), language }),
  )
  app.serve(addStep, async ({ user, params, body, once }) => {
    const number = numberIn(params.number)
    await tryDoor(app, user, number, body)
    return once((tx) =>
      stepByOffice(tx, { jobs: app.jobs, keys: app.keys, caller: user, number, given: body }),
    )
  })
  app.serve(correctParcel, ({ user, params, body, once }) =>
    once((tx) => correct(tx, user.id, numberIn(params.number), body)),
  )
  app.serve(assignParcel, ({ user, params, body }) => assign(app.db, user.id, numberIn(params.number), body))
  exportRoutes(app)
}

function exportRoutes(app: App) {
  const begin = async <const Data>(event: Event<Data> & { actor_id: string }) => {
    const bucket = `export:${event.actor_id}`
    await countAgainst(app.db, [{ bucket, most: exportsPerHour, seconds: 3600 }])
    await record(app.db, event)
  }
  app.serve(exportParcels, async ({ user, query }) => {
    await begin({ name: 'parcels_exported', actor_id: user.id, data: query })
    return parcelsAsCsv(app.reading, query)
  })
  app.serve(exportOrders, async ({ user, query }) => {
    await begin({ name: 'orders_exported', actor_id: user.id, data: query })
    return ordersAsCsv(app.reading, query)
  })
}
