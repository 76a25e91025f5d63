import { randomUUID } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import { legAt, nextSteps } from '#contract/parcels/parcel-routes.ts'
import { isAt, needsReason, parcelSteps, type EventCode } from '#contract/parcels/parcel-steps.ts'
import type { CarriedParcel } from '#contract/courier/scans.ts'

export interface StandIn {
  /** Somebody else did something to this parcel. */
  move: (number: string, code: EventCode) => void
  /** Carries out the next scan, then loses its answer on the way. */
  loseNextAnswer: () => void
  setAway: (isAway: boolean) => void
  /** On nobody's list; its number still opens it. */
  unlist: (number: string) => void
  /** The next scan or box is refused for this reason. */
  refuseNext: (code_message: string) => void
  /** What counted, in order. */
  counted: string[]
}

/** Answers the calls of couriers in the server's place. The journeys themselves only look at the page and its requests. */
export async function standInFor(page: Page, parcels: CarriedParcel[]): Promise<StandIn> {
  const state = { isAway: false, losesNext: false, refuses: '' }
  const rows = new Map(parcels.map((parcel) => [parcel.tracking_number, parcel]))
  const known = new Map<string, object>()
  const counted: string[] = []
  const ended = new Set<string>()
  const unlisted = new Set<string>()
  const move = (number: string, code: EventCode) => {
    const row = rows.get(number)
    if (row) rows.set(number, moved(row, code))
  }

  function scan(number: string, code: EventCode) {
    const row = rows.get(number)
    if (!row?.next.includes(code)) return refusal(409, 'step_not_legal')
    counted.push(`${code} ${number}`)
    if (isAt(code, 'over', 'missed', 'collected') || needsReason(code)) ended.add(number)
    move(number, code)
    return success({ parcel: rows.get(number) })
  }

  const listed = () => [...rows.values()].filter(({ tracking_number }) => !unlisted.has(tracking_number))

  function answer({ path, body }: Asked) {
    const [, number = '', act, name] =
      /\/parcel\/([^/]+)(?:\/(scan|box|add-on)(?:\/(\w+))?)?$/.exec(path) ?? []
    const row = rows.get(number)
    if (/\/parcel\/[^/]+\/evidence$/.test(path)) return success({ evidence_data: [] })
    if (path.endsWith('/evidence')) return success({ evidence_id: randomUUID() })
    if (!number) return success({ parcel_data: listed(), done_today: ended.size })
    if (!row) return refusal(404, 'not_found')
    if (act && state.refuses) return refusal(409, taken())
    if (act === 'scan') return scan(number, body.code)
    if (act === 'add-on' && row.service) {
      const done_at = body.is_done ? new Date().toISOString() : null
      const add_ons = row.service.add_ons.map((one) => (one.name === name ? { ...one, done_at } : one))
      const has_open_work = add_ons.some((one) => one.done_at === null)
      counted.push(`${name} ${number}`)
      rows.set(number, {
        ...row,
        service: { ...row.service, add_ons },
        has_open_work,
        changed_at: new Date().toISOString(),
      })
      return success({ parcel: rows.get(number) })
    }
    if (act === 'box') {
      rows.set(number, { ...row, awaits_box: false })
      return success({ serial: body.serial, value: 10 })
    }
    return success({ parcel: row })
  }

  function taken() {
    const reason = state.refuses
    state.refuses = ''
    return reason
  }

  await page.route(/\/api\/staff\/v1\/(?:parcel|evidence)/, async (route) => {
    if (state.isAway) return route.abort('internetdisconnected')
    const asked = read(route)
    const reply = known.get(asked.key) ?? answer(asked)
    if (asked.key) known.set(asked.key, reply)
    if (!state.losesNext || !asked.path.endsWith('/scan')) return fulfill(route, reply)
    state.losesNext = false
    return route.abort('connectionreset')
  })
  return {
    move,
    counted,
    unlist: (number) => void unlisted.add(number),
    loseNextAnswer: () => void (state.losesNext = true),
    setAway: (isAway) => void (state.isAway = isAway),
    refuseNext: (code_message) => void (state.refuses = code_message),
  }
}

interface Asked {
  path: string
  key: string
  body: { code: EventCode; serial: string; is_done: boolean }
}

function read(route: Route): Asked {
  const request = route.request()
  const { 'idempotency-key': key = '', 'content-type': type = '' } = request.headers()
  const body: Asked['body'] = type === 'application/json' ? request.postDataJSON() : {}
  return { path: new URL(request.url()).pathname, key, body }
}

function moved(parcel: CarriedParcel, code: EventCode): CarriedParcel {
  const { route } = parcel
  const next = nextSteps(code, { route, role: 'courier' })
  const leg = legAt(code, route)
  const is_mine = parcel.is_mine || code === 'picked_up'
  return {
    ...parcel,
    code,
    macro: parcelSteps[code].macro,
    next,
    leg,
    is_mine,
    changed_at: new Date().toISOString(),
  }
}

function success(data: object) {
  return { code: 200, code_message: 'success', data }
}

function refusal(code: number, code_message: string) {
  return { code, code_message, request_id: randomUUID() }
}

function fulfill(route: Route, reply: { code?: number }) {
  return route.fulfill({ status: reply.code ?? 200, json: reply })
}
