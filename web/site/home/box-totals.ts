import { isSuccess } from '#contract/platform/envelope.ts'
import { readMasterData } from '#contract/site/master-data.ts'
import { call } from '../../platform/call.ts'

/** What is paid for a box of each size, deposit included. */
export async function boxTotals() {
  const answer = await call(readMasterData)
  const boxes = answer && isSuccess(answer) ? answer.data.box : []
  return new Map(boxes.map(({ label, price, deposit }) => [label, price + deposit]))
}
