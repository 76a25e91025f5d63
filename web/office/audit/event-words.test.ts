import assert from 'node:assert/strict'
import { test } from 'node:test'
import { declineCodes } from '#contract/money/claim-rules.ts'
import { refundKinds, refundStatuses, takeBackReasons } from '#contract/money/refunds.ts'
import { identityReasons } from '#contract/orders/identity-looks.ts'
import { agentRejectCodes } from '#contract/people/agent-desk.ts'
import { agentPictureKinds } from '#contract/people/agents.ts'
import { eventNames } from '#contract/platform/events.ts'
import agents from '../../locales/id/agents.ts'
import claim_reasons from '../../locales/id/claim_reasons.ts'
import office_identity from '../../locales/id/office_identity.ts'
import office_refunds from '../../locales/id/office_refunds.ts'
import { Words } from '../../platform/words.ts'
import id from '../../locales/id/audit.ts'
import my from '../../locales/my/audit.ts'
import sg from '../../locales/sg/audit.ts'
import { wordsOf } from './log-words.ts'

test('every name that is ever recorded has its words in all three languages, and no word is left over', () => {
  for (const { events } of [id, my, sg]) {
    assert.deepEqual(Object.keys(events).toSorted(), eventNames.toSorted())
    assert.equal(new Set(Object.values(events)).size, eventNames.length)
  }
})

test('a code is told in the words of its own event, not of another one', () => {
  const words = new Words('id', { agents, claim_reasons, office_identity, office_refunds })
  const codes = {
    agent_rejected: agentRejectCodes,
    agent_document_viewed: agentPictureKinds,
    claim_declined: declineCodes,
    identity_shown: identityReasons,
    refund_owed: refundKinds,
    refunds_exported: refundStatuses,
    refund_taken_back: [...refundKinds, ...takeBackReasons],
  }
  for (const [event, some] of Object.entries(codes))
    for (const code of some) {
      const known = wordsOf(event).find((place) => words.say(`${place}.${code}`) !== `${place}.${code}`)
      assert.match(
        known ?? '',
        /^(?:agents|claim_reasons|office_identity|office_refunds)\b/,
        `${event}: ${code}`,
      )
    }
})
