import { readFaq } from '#contract/content.ts'
import { isSuccess } from '#contract/envelope.ts'
import { call } from '../../call.ts'

/** What the office says about the questions of this page; without connection the page stays as it is. */
export async function officeQuestions() {
  const answer = await call(readFaq)
  return answer && isSuccess(answer) ? answer.data : undefined
}
