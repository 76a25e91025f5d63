// Which modules travel together. Left alone the bundler writes a file for every set of pages that share something:
// an order then waits for ninety of them, and all their names are part of everybody's first load.
import { globSync } from 'node:fs'
import path from 'node:path'
import type { ViteManifest } from './site.ts'

const web = path.resolve(import.meta.dirname, '../../web')
/** Each page file, with its room; the shell is part of every page. */
const pages = globSync('**/*Page.tsx', { cwd: web, exclude: ['shell/**', 'gallery/**'] })

const front = 'site/home/HomePage.tsx'
const tracked = 'parcels/tracking/TrackingPage.tsx'
/** What forms are checked with. Whoever only looks for a parcel carries none of it. */
const rules =
  /node_modules\/zod\/|contract\/(prices\/money|platform\/paging|places\/geography|\w+\/\w+-shapes)\.ts$/
const leftBehind = 'courier/left-behind.ts'
/** What pages of information ask for once they stand: the numbers they tell, the questions of the office, prices of boxes. */
const askedLater = ['site/told-figures.ts', 'site/faq/office-questions.ts', 'site/home/box-totals.ts']
/** And what the first page asks for when somebody scrolls to it. */
const inSight = ['site/home/BoxPrices.tsx', 'site/home/HomeLocations.tsx']

/** Pages whose readers go from one to another, and so may share a file that not all of them use. */
const audiences = [
  ['information', /^site\//],
  ['prices', /^(prices|places)\//],
  ['tracking', /^parcels\//],
  ['own', /^(orders\/transactions|money)\//],
  ['ordering', /^orders\//],
  ['account', /^(people|messages)\//],
  ['office', /^office\//],
  ['courier', /^courier\//],
] as const

function isOfCourier(page: string) {
  return page.startsWith('courier/')
}

/** A phone on the road loads nothing that only desks share. */
const atWork: ReadonlySet<string> = new Set(['office', 'courier'])

/** Whoever works at the desk goes through all of its pages: one file, kept from then on, and not six for each page. Rate cards are changed by few. */
const deskWords = [
  'office',
  'office_search',
  'office_figures',
  'office_parcels',
  'office_vouchers',
  'office_refunds',
  'office_claims',
  'office_settings',
  'office_content',
  'office_identity',
  'people',
  'audit',
  'letters',
  'agents',
  'counters',
]

/** Words that are asked for together travel together. */
const words: Record<string, readonly string[]> = {
  form: ['error', 'ui'],
  desk: deskWords,
  send: ['quote', 'goods', 'draft', 'batch', 'door', 'shipment', 'purchase'],
  parcel: ['weighing', 'tracking', 'transaction', 'shipment_success', 'receiver', 'work', 'claim_reasons'],
  change: ['shipment_detail', 'order_change'],
  road: ['courier', 'hand_over'],
}

/** The file that holds these words, when it is not one of their own. */
export function sharedWords(language: string, text: string) {
  const group = Object.keys(words).find((name) => words[name]?.includes(text))
  return group && `${language}-${group}`
}

/** Files that wait for each other start in an order that depends on the network, and then fail for some. */
export function refuseCircles(manifest: ViteManifest) {
  const finished = new Set<string>()
  function walk(name: string, before: readonly string[]) {
    if (before.includes(name)) throw new Error(`Chunks wait for each other: ${[...before, name].join(' > ')}`)
    if (finished.has(name)) return
    for (const next of manifest[name]?.imports ?? []) walk(next, [...before, name])
    finished.add(name)
  }
  for (const name of Object.keys(manifest)) walk(name, [])
}

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** For one build, as the bundler calls these with what it has read. */
export function chunkGroups() {
  const reached = new Map<string, Set<string>>()
  function reachedFrom(entry: string, modules: Modules) {
    const known = reached.get(entry)
    if (known) return known
    const found = new Set<string>()
    const waiting = [path.resolve(web, entry)]
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (found.has(id)) continue
      found.add(id)
      waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
    }
    reached.set(entry, found)
    return found
  }
  return [
    // What answers before everything else is there must not wait for it.
    group('first', (id, modules) => (reachedFrom('start.ts', modules).has(id) ? 'first' : null)),
    group('words', (id) => {
      const [, language, text] = /web\/locales\/(\w+)\/(\w+)\.ts$/.exec(id) ?? []
      return (language && text && sharedWords(language, text)) || null
    }),
    group('shared', (id, modules) => {
      if (reachedFrom('main.tsx', modules).has(id)) return 'core'
      if (id.startsWith(path.join(web, 'locales'))) return null
      // Texts of one language need their own, papers of the owner all of them. In a file with libraries they would bring
      // those along wherever a page of information shows what we carry.
      if (/contract\/orders\/order-words-\w+\.ts$/.test(id)) return 'light'
      // Staff prove who they are where they decide, everybody else in a dialog that comes later.
      if (/(passkey|fresh)-proof\.ts$/.test(id)) return 'signed-in-rest'
      // Nobody loads the file of all accounts for ten lines of it.
      if (id.endsWith('use-new-heading.ts')) return 'signed-in-rest'
      // Three pages draw a code to be read by a camera; nobody else carries what draws it.
      if (/node_modules\/qr\/index\.js$|\/(qr-path|QrCode|qr-picture)\.tsx?$/.test(id)) return 'qr'
      // What a border costs is told beside a price and in an order, and nowhere else.
      if (/contract\/customs\/(customs|duty|duty-\w+)\.ts$/.test(id)) return 'customs'
      const readers = pages.filter((page) => reachedFrom(page, modules).has(id))
      const late = lateShareOf(id, readers, (entry) => reachedFrom(entry, modules))
      if (late) return late
      // Every page loads it a little later, so it lies with what most pages have and waits for no larger file.
      const isLate = reachedFrom('ui/Toaster.tsx', modules).has(id)
      if (isLate && !readers.includes(front)) return 'light'
      // Every page looks after what a session on the road left behind: one file for that, not the courier's as well.
      if (readers.length > 0 && readers.every(isOfCourier) && reachedFrom(leftBehind, modules).has(id))
        return 'for-work'
      return readers.length > 1 ? shareOf(id, readers, (entry) => reachedFrom(entry, modules)) : null
    }),
  ]
}

type Reached = (entry: string) => Set<string>

/**
 * The file of a module that these pages share. A file is never needed by a smaller circle of readers than any file it
 * imports, so that no two files wait for each other.
 */
function shareOf(id: string, readers: readonly string[], reachedFrom: Reached) {
  // What the first page shares with prices alone is no load for everybody else; all the rest every page needs anyway.
  if (readers.includes(front))
    return readers.every((page) => page === front || audienceOf(page) === 'prices') ? 'prices' : 'core'
  // A page that calls the server or checks a form carries the libraries for it anyway.
  const isLight = (page: string) => !has(reachedFrom(page), /\/(query-core|zod)\//)
  if (readers.some((page) => audienceOf(page) === 'information' && isLight(page))) return 'light'
  const circle = [...new Set(readers.map(audienceOf))].filter((name) => name !== 'information')
  const isPublic = circle.includes('prices') || circle.includes('tracking')
  if (circle.length > 1 && isPublic) return readers.includes(tracked) && !rules.test(id) ? 'asking' : 'common'
  if (circle.length === 1) return `for-${circle.join()}`
  if (circle.every((name) => atWork.has(name))) return 'for-work'
  // Whoever orders waits for nothing that only the others share.
  return circle.includes('ordering') ? 'signed-in' : 'signed-in-rest'
}

/** Nobody who reads a page loads the rules of forms to find out that its numbers are still right. */
function lateShareOf(id: string, readers: readonly string[], reachedFrom: Reached) {
  if (readers.length < 2 || rules.test(id)) return null
  if (askedLater.some((part) => reachedFrom(part).has(id))) return 'core'
  if (readers.some((page) => audienceOf(page) === 'information')) return null
  return inSight.some((part) => reachedFrom(part).has(id)) ? 'asking' : null
}

function has(modules: Set<string>, wanted: RegExp) {
  return [...modules].some((id) => wanted.test(id))
}

function audienceOf(page: string) {
  const found = audiences.find(([, folders]) => folders.test(page))
  if (!found) throw new Error(`Nobody reads ${page}: name its folder among the audiences.`)
  return found[0]
}

function group(debugName: string, name: (id: string, modules: Modules) => string | null) {
  return { debugName, name }
}
