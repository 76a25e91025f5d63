import lighthouse, { type Flags, type RunnerResult } from 'lighthouse'
import { median } from '../faults/figures.ts'

type Report = RunnerResult['lhr']

const least = { performance: 98, accessibility: 100, best_practices: 100, seo: 100 }
const most = { lcp_ms: 1500, cls: 0 }
/** Pages that are used rather than found draw what they ask for, and search engines stay away from them. */
const inUse = { least: { ...least, performance: 90, seo: 0 }, most: { lcp_ms: Infinity, cls: 0.02 } }
const scores = ['performance', 'accessibility', 'best_practices', 'seo'] as const
const measures = ['lcp_ms', 'cls'] as const

export type Figures = Record<keyof typeof least | keyof typeof most, number>
export type Look = Awaited<ReturnType<typeof look>>

/** What one run of Lighthouse with its own settings finds: a middling phone on a slow line, simulated. */
export async function look(url: string, port: number, isSignedIn = false) {
  const report = await reportOn(url, { port, disableStorageReset: isSignedIn })
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100)
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    best_practices: score('best-practices'),
    seo: score('seo'),
    lcp_ms: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    // How quick the machine was meanwhile, in Lighthouse's own measure: under other work it falls.
    machine: Math.round(report.environment.benchmarkIndex),
    complaints: complaintsOf(report),
  }
}

/** A run that recorded nothing is no figure, so it is repeated. */
async function reportOn(url: string, flags: Flags, tries = 3): Promise<Report> {
  const result = await lighthouse(url, { ...flags, logLevel: 'silent', output: 'json' })
  if (result && !result.lhr.runtimeError) return result.lhr
  if (tries > 1) return reportOn(url, flags, tries - 1)
  throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse gave no result.'}`)
}

/** What costs points, in Lighthouse's own words. */
function complaintsOf({ categories, audits }: Report) {
  return Object.values(categories).flatMap(({ id, auditRefs }) =>
    auditRefs
      .filter(({ weight }) => weight > 0)
      .flatMap((reference) => audits[reference.id] ?? [])
      .filter(({ score }) => score !== null && score < (id === 'performance' ? 0.9 : 1))
      .map(({ title, displayValue }) => `${id}: ${title} ${displayValue ?? ''}`),
  )
}

export function middleOf(runs: readonly Look[]): Figures {
  const middle = (name: keyof Figures) => median(runs.map((run) => run[name]))
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    best_practices: middle('best_practices'),
    seo: middle('seo'),
    lcp_ms: middle('lcp_ms'),
    cls: middle('cls'),
  }
}

/** Where these figures miss what is required. */
export function shortfallsOf(figures: Figures, isInUse: boolean) {
  const wanted = isInUse ? inUse : { least, most }
  return [
    ...scores
      .filter((name) => figures[name] < wanted.least[name])
      .map((name) => `${name} is ${figures[name]}, not ${wanted.least[name]}`),
    ...measures
      .filter((name) => figures[name] > wanted.most[name])
      .map((name) => `${name} is ${figures[name]}, not ${wanted.most[name]}`),
  ]
}
