import type { ReactNode } from 'react'
import { homeOf, isOffice, isStaff } from '#contract/platform/roles.ts'
import { AtOffice } from '../platform/at-office.ts'
import type { PageEntry } from '../platform/page-entry.ts'
import { useStoredUser } from '../platform/stored-user.ts'
import { WorkStyle } from './WorkStyle.tsx'
import { BriefFooter } from './BriefFooter.tsx'
import { CustomerBar } from './CustomerBar.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { LateToaster } from './LateToaster.tsx'
import { ScrollToTop } from './ScrollToTop.tsx'
import { PageHead } from './PageHead.tsx'
import { PageSpinner } from './PageSpinner.tsx'
import { ProofQuestion } from './ProofQuestion.tsx'
import { Proving } from './Proving.tsx'
import { useArrival } from './use-arrival.ts'
import { useWords } from '../platform/words.ts'

const alsoOwn: ReadonlySet<string> = new Set(['/quote', '/resi-detail'])

interface ShellProps {
  page: PageEntry
  isLoading: boolean
  children: ReactNode
}

/** What surrounds every page. */
export function Shell({ page, isLoading, children }: ShellProps) {
  useArrival()
  const user = useStoredUser()
  // To everybody else a workplace looks like a page that is not there.
  const isAtWork = user !== null && page.roles?.includes(user.role) === true
  const isCustomers = page.guard !== undefined && page.roles === undefined
  // Whoever works here looks for the way back to that.
  const isStaffs = user !== null && isStaff(user.role)
  // Open to everybody, and among a customer's own places: the places around it stay the same.
  const isOwnPlace = isCustomers || (user !== null && alsoOwn.has(page.path))
  return (
    <>
      <PageHead page={page} />
      <SkipLink />
      {isAtWork ? (
        <AtOffice value={isOffice(user.role)}>
          <WorkStyle />
          <div className="work">{children}</div>
        </AtOffice>
      ) : (
        <div className="flex min-h-dvh flex-col">
          <Header isOwn={isOwnPlace && !isStaffs} />
          {/* What is drawn in the browser grows: nothing below it moves within sight. */}
          <main id="main" tabIndex={-1} className={page.kind === 'app' ? 'min-h-dvh' : 'flex-1'}>
            {children}
          </main>
          {isCustomers && <BriefFooter />}
          {!isCustomers && page.roles === undefined && <Footer />}
        </div>
      )}
      {isCustomers && !page.hasFoot && <CustomerBar work={isStaffs ? homeOf(user.role) : undefined} />}
      {isLoading && <PageSpinner />}
      <ProofQuestion />
      {/* A workplace has its own foot. */}
      {!isAtWork && <ScrollToTop />}
      <LateToaster />
      <Proving />
    </>
  )
}

/** Stands in the document of pages that are drawn in the browser, until the script has them. */
export function ShellOnly({ isAtWork }: { isAtWork: boolean }) {
  if (isAtWork)
    return (
      <>
        <WorkStyle />
        <div className="work flex">
          <div className="work-rail max-lg:hidden" />
          <main className="min-h-dvh" />
        </div>
      </>
    )
  return (
    <div className="flex min-h-dvh flex-col">
      {/* Nearly all of these pages are of somebody who is signed in. */}
      <Header isOwn />
      <main className="min-h-dvh" />
    </div>
  )
}

function SkipLink() {
  const { t } = useWords()
  return (
    <a
      href="#main"
      className="screen-only bg-deep text-on-deep fixed top-2 left-2 z-50 -translate-y-20 rounded-box px-4 py-3 focus:translate-y-0"
    >
      {t('shell.skip')}
    </a>
  )
}
