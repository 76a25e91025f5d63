/** So much processor time of the app, then of PostgreSQL, each call. */
export interface Load {
  calls_per_s: number
  app_ms: number
  database_ms: number
  /** How often this kind of call comes, of all. */
  share: number
}

const calls = 20_000

/**
 * How long the slowest hundredth of calls takes. They come whenever they like and take about so long; each waits for a
 * process, then for a processor of the database, in the order of arrival.
 */
export function slowest_ms(loads: readonly Load[], processes: number, database_cores: number) {
  const random = makeRandom()
  const drawn = (mean_ms: number) => -Math.log(1 - random()) * mean_ms
  const calls_per_s = loads.reduce((sum, load) => sum + load.calls_per_s, 0)
  const app = makeServers(processes)
  const database = makeServers(database_cores)
  const took: number[] = []
  let now = 0
  for (let call = 0; call < calls; call += 1) {
    now += drawn(1000 / calls_per_s)
    const { app_ms, database_ms } = pickLoad(loads, random())
    took.push(database(app(now, drawn(app_ms)), drawn(database_ms)) - now)
  }
  return took.toSorted((one, other) => one - other)[Math.floor(calls * 0.99)] ?? Number.NaN
}

function pickLoad(loads: readonly Load[], at: number): Load {
  let passed = 0
  for (const load of loads) {
    passed += load.share
    if (at < passed) return load
  }
  const [last] = loads.slice(-1)
  if (!last) throw new Error('There is no load.')
  return last
}

/** Gives when a piece of work that arrives then is done. */
function makeServers(count: number) {
  const free_at = new Float64Array(count)
  return (arrives: number, takes_ms: number) => {
    let first = 0
    for (let at = 1; at < count; at += 1) if ((free_at[at] ?? 0) < (free_at[first] ?? 0)) first = at
    const done = Math.max(arrives, free_at[first] ?? 0) + takes_ms
    free_at[first] = done
    return done
  }
}

/** The same numbers in every run, so that only the measured costs change a plan. */
function makeRandom() {
  let state = 20_261_122
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
