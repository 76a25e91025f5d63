/** What one unit of a foreign currency is worth in sen. For estimates and forms: nothing is charged by it. */
export interface PlanningRate {
  sen: number
  source: string
  note: string
  last_checked: string
}

export const usd: PlanningRate = {
  sen: 420,
  source: 'planning',
  note: 'IMF representative rates of 30 October 2025 give RM 4.20',
  last_checked: '2026-11-21',
}

/** On the safe side: a CN 23 below the limit is accepted, a CN 22 above it is not. */
export const sdr: PlanningRate = {
  sen: 540,
  source: 'planning',
  note: 'IMF representative rates of 30 October 2025 give RM 5.71; taken 5 % lower because the ringgit moves',
  last_checked: '2026-11-21',
}
