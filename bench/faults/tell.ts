import type { Outcome } from './scenario.ts'

/** The scenarios that were asked for by name, or all of them. */
export function wantedOf<Scenario>(scenarios: Record<string, Scenario>, names = process.argv.slice(2, 3)) {
  if (names.length === 0) return Object.values(scenarios)
  return names.map((name) => {
    const scenario = scenarios[name]
    if (scenario) return scenario
    console.error(`There is no ${name}; there are: ${Object.keys(scenarios).join(', ')}`)
    process.exit(1)
  })
}

/** Plays a scenario and says how it went; false when something was wrong. */
export async function tell(
  { name, required }: { name: string; required: string },
  play: () => Promise<Outcome>,
) {
  const { wrong, measured, tally }: Outcome = await play().catch((error) => ({
    wrong: [error instanceof Error ? String(error.stack) : String(error)],
    measured: 'nothing',
  }))
  console.log(
    `${wrong.length > 0 ? '✖ FAIL' : '✔ pass'} ${name}. Required: ${required}. Measured: ${measured}.`,
  )
  if (tally) console.log(`  answers: ${tally}`)
  for (const one of wrong) console.log(`  wrong: ${one}`)
  return wrong.length === 0
}
