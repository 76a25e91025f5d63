import type { ComponentType } from 'react'
import {
  createPath,
  matchRoutes,
  resolvePath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigationType,
  type Navigator,
  type To,
} from 'react-router'
import type { Navigate } from './platform/navigate.ts'
import type { PageEntry } from './platform/page-entry.ts'

/** What the window shows: a page that was loaded, or why it could not be. */
export type Loaded = { page: PageEntry } & ({ Page: ComponentType } | { error: unknown })
type Place = { location: Location; action: NavigationType }
export type InSight = Loaded & Place

type LoadPage = (page: PageEntry) => Promise<ComponentType>

interface Listener {
  onLoading: () => void
  onSight: (sight: InSight, isUrgent: boolean) => void
  /** The page in sight wrote into its own address while the next one is on its way. */
  onNote: (place: Place) => void
}

/**
 * Moves between pages. An address changes when its page has arrived, never before, and the last press wins.
 * The router's own history of pages brings loaders, actions and fetchers along, which nothing here uses.
 */
export class PageHistory {
  readonly #history = createBrowserHistory()
  readonly #loaded = new Map<PageEntry, Loaded>()
  #listener: Listener | undefined
  #turn = 0
  /** The last turn that led somewhere; another one is still on its way if it is not the newest. */
  #arrived = 0

  readonly #entries: readonly PageEntry[]
  readonly #load: LoadPage
  readonly #afterMove: (() => void) | undefined

  constructor(entries: readonly PageEntry[], load: LoadPage, afterMove?: () => void) {
    this.#entries = entries
    this.#load = load
    this.#afterMove = afterMove
    this.#history.listen(() => void this.#open(this.#history.location))
  }

  /** The page the document shows when the scripts arrive. */
  async first(): Promise<InSight> {
    return { ...(await this.#find(this.#history.location)), ...this.#place() }
  }

  listen(listener: Listener) {
    this.#listener = listener
    return () => void (this.#listener = undefined)
  }

  readonly navigate: Navigate = async (to, options = {}) => {
    if (typeof to === 'number') return this.#history.go(to)
    const path = resolvePath(to, this.#history.location.pathname)
    const change = () => {
      const write = options.replace ? this.#history.replace : this.#history.push
      write(createPath(path), options.state)
    }
    if (options.replace && this.#isLeaving(path)) this.#note(change)
    else await this.#open(path, change, options.flushSync)
  }

  readonly navigator: Navigator = {
    createHref: (to) => this.#history.createHref(to),
    encodeLocation: (to: To) => this.#history.encodeLocation(to),
    go: (delta) => this.#history.go(delta),
    push: (to, state: unknown, options) => void this.navigate(to, { ...options, state }),
    replace: (to, state: unknown, options) => void this.navigate(to, { ...options, state, replace: true }),
  }

  #isLeaving({ pathname }: { pathname: string }) {
    return this.#arrived !== this.#turn && pathname === this.#history.location.pathname
  }

  /** A page that notes in its own address what it shows is no press: whoever pressed a link meanwhile still leaves. */
  #note(change: () => void) {
    change()
    this.#listener?.onNote(this.#place())
  }

  async #open(to: { pathname: string }, change?: () => void, isUrgent = false) {
    const turn = ++this.#turn
    const page = this.#pageAt(to)
    const known = this.#loaded.get(page)
    if (!known) this.#listener?.onLoading()
    const found = known ?? (await this.#find(to))
    if (turn !== this.#turn) return
    this.#arrived = turn
    change?.()
    this.#afterMove?.()
    this.#listener?.onSight({ ...found, ...this.#place() }, isUrgent)
  }

  async #find(to: { pathname: string }): Promise<Loaded> {
    const page = this.#pageAt(to)
    try {
      const loaded = { page, Page: await this.#load(page) }
      this.#loaded.set(page, loaded)
      return loaded
    } catch (error) {
      return { page, error }
    }
  }

  #place() {
    return { location: this.#history.location, action: this.#history.action }
  }

  #pageAt({ pathname }: { pathname: string }) {
    return pageAt(this.#entries, pathname)
  }
}

export function pageAt(entries: readonly PageEntry[], pathname: string) {
  const routes = entries.map((page) => ({ path: page.path, page }))
  const page = matchRoutes(routes, pathname)?.[0]?.route.page
  if (!page) throw new Error(`No page answers ${pathname}; the list of pages must end with one that does.`)
  return page
}
