import lighthouse from 'lighthouse'
import { median } from '../faults/figures.mjs'

const least = { performance: 98, accessibility: 100, best_practices: 100, seo: 100 }
const most = { lcp_ms: 1500, cls: 0 }
const names = [...Object.keys(least), ...Object.keys(most)]

/** One look of Lighthouse with its own settings: a middling phone on a slow line, simulated. */
export async function look(url, port) {
  const lhr = await reportOn(url, port)
  const score = (category) => Math.round(lhr.categories[category].score * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    best_practices: score('best-practices'),
    seo: score('seo'),
    lcp_ms: lhr.audits['largest-contentful-paint'].numericValue,
    cls: lhr.audits['cumulative-layout-shift'].numericValue,
    // How quick the machine was meanwhile, in Lighthouse's own measure: under other work it falls.
    machine: Math.round(lhr.environment.benchmarkIndex),
    complaints: complaintsOf(lhr),
  }
}

/** A look that recorded nothing is no figure, so it is taken again. */
async function reportOn(url, port, tries = 3) {
  const { lhr } = await lighthouse(url, { port, logLevel: 'silent', output: 'json' })
  if (!lhr.runtimeError) return lhr
  if (tries > 1) return reportOn(url, port, tries - 1)
  throw new Error(`${url}: ${lhr.runtimeError.message}`)
}

/** What costs points, in Lighthouse's own words. */
function complaintsOf({ categories, audits }) {
  return Object.values(categories).flatMap(({ id, auditRefs }) =>
    auditRefs
      .filter((audit) => audit.weight > 0 && audits[audit.id].score !== null && audits[audit.id].score < 1)
      .filter((audit) => id !== 'performance' || audits[audit.id].score < 0.9)
      .map((audit) => `${id}: ${audits[audit.id].title} ${audits[audit.id].displayValue ?? ''}`),
  )
}

export function middleOf(runs) {
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))]))
}

export function shortOf(figures) {
  return [
    ...Object.entries(least).filter(([name, bound]) => figures[name] < bound),
    ...Object.entries(most).filter(([name, bound]) => figures[name] > bound),
  ].map(([name, bound]) => `${name} is ${figures[name]}, not ${bound}`)
}
