import type { PaymentType } from '#contract/site/payment-types.ts'
import type { agentRejectCodes } from '#contract/people/agent-desk.ts'
import type { ReturnReason } from '#contract/orders/returns.ts'
import type { CancellationReason } from '#contract/orders/cancellations.ts'
import type { declineCodes } from '#contract/money/claim-rules.ts'
import type { LetterWords, Words } from '#contract/messages/letter-words.ts'
import type { AccessLetter, LinkedLetter, OrderLetter } from '#contract/messages/letters.ts'
import type { rejectCodes } from '#contract/money/payments.ts'
import type { VoidReason } from '#contract/money/voucher-desk.ts'
import type { failureReasons, noteReasons } from '#contract/parcels/step-reasons.ts'

type NoteReasons = typeof noteReasons
export type StepReason = (typeof failureReasons)[number] | NoteReasons[keyof NoteReasons][number]

/** Where the money goes. */
interface PayTo {
  account: string
  /** The counter, for cash. */
  place: string
  /** What the note of a transfer must contain. */
  word: string | null
}

/** What stands around and inside the letters, and is nobody's to change. */
export interface SmallWords {
  greeting: (name: string) => string
  pay: Record<PaymentType, (to: PayTo) => string>
  more: (count: number) => string
  reject: Record<(typeof rejectCodes)[number], string>
  /** What came of an amount, and what is missing. */
  partCame: (came: string, missing: string) => string
  cancel: Record<CancellationReason, string>
  /** Why the office ends a voucher. */
  voidVoucher: Record<VoidReason, string>
  /** Why a parcel is sent back. */
  sendBack: Record<ReturnReason, string>
  decline: Record<(typeof declineCodes)[number], string>
  /** Why a step failed, or what was noted on the way. */
  step: Record<StepReason, string>
  counter: (city: string) => string
  /** Never the code itself: it is shown to the owner, who passes it on. */
  code: { owner: string; receiver: string }
  /** When and where the boxes of an order come; the day only where one was agreed. */
  boxes: {
    deliver: (address: string, visit?: string) => string
    collect: (visit?: string, counter?: string) => string
  }
  /** What is still to be done: a counter writes down what it counts. */
  payBy: { proof: string; counter: string }
  /** How a parcel comes to us, and how it leaves us. */
  handOver: {
    fetch: (visit: string) => string
    bring: (counter: string, visit: string) => string
    deliver: (visit: string) => string
    collect: (counter: string, visit: string) => string
  }
  /** Who sends, where no name can be said. */
  somebody: string
  choose: string
  stop: string
  signature: string
  minutes: (count: number) => string
  /** Why an application was rejected; empty where the office says it in its own words. */
  application: Record<(typeof agentRejectCodes)[number], string>
}

/** A letter that leads somewhere has words for its button, and no other has. */
export type AccessWords<Kinds extends AccessLetter> = {
  [K in Kinds]: K extends LinkedLetter ? LetterWords : Words & { button?: never }
}

/** Everything that letters say in one language. */
export interface LanguageWords {
  letters: Record<OrderLetter, LetterWords> & AccessWords<AccessLetter>
  small: SmallWords
}
