import { readFaq } from '#contract/site/content.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { call } from '../../platform/call.ts'

/** What the office changes in the questions of this page; without connection, or changes, it stays as it is. */
export async function officeQuestions() {
  const answer = await call(readFaq)
  if (!answer || !isSuccess(answer)) return undefined
  const { faq_data, hidden } = answer.data
  return faq_data.length + hidden.length > 0 ? answer.data : undefined
}
