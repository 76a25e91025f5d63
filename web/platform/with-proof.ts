import type { Failure } from '#contract/platform/envelope.ts'
import { proofDemanded } from '#contract/platform/proof-of-work.ts'
import { startProving } from './proving.ts'

// The difficulty may rise while this device is at work.
const mostTimes = 3

/** Does the work that was asked for and repeats the call with it; the page says so meanwhile. */
export async function withProof<Answer extends Pick<Failure, 'code_message' | 'details'>>(
  refusal: Answer,
  repeat: (proof: string) => Promise<Answer>,
) {
  const stopProving = startProving()
  try {
    let answer = refusal
    for (let time = 0; time < mostTimes && answer.code_message === proofDemanded; time += 1)
      answer = await repeat(await solve(answer.details ?? {}))
    return answer
  } finally {
    stopProving()
  }
}

/** In a thread of its own, so that the page stays awake. */
function solve(demand: Record<string, unknown>) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const worker = new Worker(new URL('../worker/solve.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data))
  worker.addEventListener('error', () => reject(new Error('The proof of work could not be made.')))
  worker.postMessage(demand, [])
  return promise.finally(() => worker.terminate())
}
