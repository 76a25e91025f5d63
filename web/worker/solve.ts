// Counts until it has the proof of work a call was asked for.
import { solveProof } from '#contract/platform/solve-proof.ts'

declare const self: DedicatedWorkerGlobalScope

interface Demand {
  challenge: string
  difficulty: number
}

self.addEventListener('message', ({ data }: MessageEvent<Demand>) => {
  self.postMessage(solveProof(data.challenge, data.difficulty), [])
})
