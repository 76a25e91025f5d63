import { Component, startTransition, useEffect, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Route, Router, Routes, type Location } from 'react-router'
import type { InSight, Loaded, PageHistory } from './page-history.ts'
import { NavigateContext } from './platform/navigate.ts'
import { ErrorPage } from './shell/ErrorPage.tsx'
import { Shell } from './shell/Shell.tsx'

/** The page of the address, and the next one when it has arrived. */
export function PageInSight({ history, first }: { history: PageHistory; first: InSight }) {
  const [sight, setSight] = useState(first)
  const [isLoading, setLoading] = useState(false)
  useEffect(
    () =>
      history.listen({
        onLoading: () => setLoading(true),
        onSight: (next, isUrgent) => {
          const show = () => {
            setLoading(false)
            setSight(next)
          }
          if (isUrgent) flushSync(show)
          else startTransition(show)
        },
        onNote: (place) => startTransition(() => setSight((shown) => ({ ...shown, ...place }))),
      }),
    [history],
  )
  return (
    <NavigateContext value={history.navigate}>
      <Router location={sight.location} navigationType={sight.action} navigator={history.navigator}>
        <Uncaught location={sight.location}>
          <DrawnPage loaded={sight} isLoading={isLoading} />
        </Uncaught>
      </Router>
    </NavigateContext>
  )
}

/** The same on the server and in the browser. */
export function DrawnPage({ loaded, isLoading = false }: { loaded: Loaded; isLoading?: boolean }) {
  if ('error' in loaded) return <ErrorPage error={loaded.error} />
  const { page, Page } = loaded
  return (
    <Shell page={page} isLoading={isLoading}>
      <Routes>
        <Route path={page.path} element={<Page />} />
      </Routes>
    </Shell>
  )
}

interface UncaughtProps {
  location: Location
  children: ReactNode
}

interface UncaughtState {
  location: Location
  failure?: { error: unknown }
}

/** What a page throws while it is drawn, until somebody goes elsewhere. */
class Uncaught extends Component<UncaughtProps, UncaughtState> {
  override state: UncaughtState = { location: this.props.location }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ location }: UncaughtProps, state: UncaughtState) {
    return location === state.location ? null : { location, failure: undefined }
  }

  override render() {
    const { failure } = this.state
    return failure ? <ErrorPage error={failure.error} /> : this.props.children
  }
}
