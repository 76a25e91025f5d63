import { median, quantile } from '../faults/figures.ts'
import { doubtOf, rounded, spreadOf, type Result } from './result.ts'

type Work = (worker: number) => Promise<unknown>

/** Something that is done as often as possible, beside the least it could cost. */
export interface Rate {
  row: string
  what: string
  floor?: { name: string; work: Work }
  work: Work
  /** Of the floor's rate, where there is a floor. */
  least_ratio?: number
  least_per_s?: number
}

export const atOnce = 16
const rounds = 5
const warmUp_ms = 1500

export interface Round {
  per_s: number
  p50_ms: number
  p99_ms: number
}

/** As often as it goes for so long, by sixteen at once. */
export async function runFor(work: Work, ms: number): Promise<Round> {
  const took_ms: number[] = []
  const began = performance.now()
  const until = began + ms
  const workers = Array.from({ length: atOnce }, async (_, worker) => {
    for (let start = began; start < until;) {
      start = performance.now()
      await work(worker)
      took_ms.push(performance.now() - start)
    }
  })
  await Promise.all(workers)
  const per_s = (took_ms.length / (performance.now() - began)) * 1000
  return { per_s, p50_ms: quantile(took_ms, 0.5), p99_ms: quantile(took_ms, 0.99) }
}

/** Floor and service take turns, so that a noisy minute of the machine meets both; the middle of five rounds counts. */
export async function measureRate(rate: Rate, round_ms = 2000): Promise<Result> {
  const floors: Round[] = []
  const served: Round[] = []
  if (rate.floor) await runFor(rate.floor.work, warmUp_ms)
  await runFor(rate.work, warmUp_ms)
  for (let round = 0; round < rounds; round += 1) {
    if (rate.floor) floors.push(await runFor(rate.floor.work, round_ms))
    served.push(await runFor(rate.work, round_ms))
  }
  return resultOf(rate, floors, served)
}

function resultOf(rate: Rate, floors: readonly Round[], served: readonly Round[]): Result {
  const today = middleOf(served)
  const least = floors.length > 0 ? middleOf(floors) : undefined
  // Of the pairs of rounds that stood side by side, not of two medians from different minutes.
  const ratio = least ? median(served.map(({ per_s }, at) => per_s / (floors[at]?.per_s ?? Number.NaN))) : 1
  const { row, what, floor, least_ratio = 0, least_per_s = 0 } = rate
  const beside = least ? `, ${rounded(ratio)} of the floor` : ''
  return {
    row,
    what,
    floor: floor && least ? `${floor.name}: ${shown(least.per_s)}/s` : '',
    measured: `${shown(today.per_s)}/s${beside}; p50 ${rounded(today.p50_ms)} ms, p99 ${rounded(today.p99_ms)} ms`,
    wanted: [
      ...(least_per_s > 0 ? [`${shown(least_per_s)}/s`] : []),
      ...(least_ratio > 0 ? [`${least_ratio} of the floor`] : []),
    ].join(', '),
    isReached: ratio >= least_ratio && today.per_s >= least_per_s,
    doubt: doubtOf({
      'the service': spreadOf(served.map(({ per_s }) => per_s)),
      ...(least ? { 'the floor': spreadOf(floors.map(({ per_s }) => per_s)) } : {}),
    }),
    figures: { ...today, ...(least ? { floor_per_s: least.per_s, ratio } : {}) },
  }
}

function middleOf(rounds: readonly Round[]): Round {
  const middle = (name: keyof Round) => median(rounds.map((round) => round[name]))
  return { per_s: middle('per_s'), p50_ms: middle('p50_ms'), p99_ms: middle('p99_ms') }
}

function shown(per_s: number) {
  return Math.round(rounded(per_s)).toLocaleString('en')
}
