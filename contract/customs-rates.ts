/** What one unit of a foreign currency is worth in sen. Read again before each season; nothing is charged by it. */
export interface PlanningRate {
  rate: number
  source: string
  note: string
  last_checked: string
}

/** On the safe side: a CN 23 below the limit is accepted, a CN 22 above it is not. */
export const sdr_sen: PlanningRate = {
  rate: 540,
  source: 'IMF representative rates, 30 October 2025: 1 MYR = 0.175174 SDR',
  note: 'RM 5.71, taken about 5 % lower because the ringgit moves',
  last_checked: '2026-11-21',
}
