/** Statements and waits of the server's own connections so far, from its metrics. */
export async function countedAt(metrics_url: string) {
  const text = await (await fetch(metrics_url)).text()
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  return { statements: read('database_statements_total'), round_trips: read('database_round_trips_total') }
}
