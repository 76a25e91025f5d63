import { useEffect, useRef, useState } from 'react'
import type { Data } from '#contract/platform/endpoint.ts'
import { readProof } from '#contract/people/fresh-proof.ts'
import { answerProof, useProofQuestion } from '../platform/fresh-proof.ts'
import { knowsPasskeys } from '../platform/passkey.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useAnswer } from '../platform/use-call.ts'
import { CodeProof } from './CodeProof.tsx'
import { PasskeyProof } from './PasskeyProof.tsx'
import { PasswordProof } from './PasswordProof.tsx'
import { NotYet } from '../ui/NotYet.tsx'
import { useWords } from '../platform/words.ts'

/** One question for everything that matters; what was being saved continues afterwards. */
export function ProofDialog() {
  const { t } = useWords()
  return (
    <Dialog open={useProofQuestion()} onClose={() => answerProof(false)} title={t('fresh_proof.heading')}>
      <p>{t('fresh_proof.text')}</p>
      <Question />
    </Dialog>
  )
}

function Question() {
  const proof = useAnswer(readProof)
  return proof.data ? <Ways {...proof.data} /> : <NotYet answer={proof} className="h-40 w-full" />
}

function Ways({ ways, asks_second_factor }: Data<typeof readProof>) {
  const { t } = useWords()
  const [isByCode, setIsByCode] = useState(false)
  const hasPasskey = ways.includes('passkey') && knowsPasskeys()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // While this was on its way only the cross was there to take the focus.
    box.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [])
  if (isByCode) return <CodeProof onBack={() => setIsByCode(false)} />
  return (
    <div ref={box} className="contents">
      {hasPasskey && <PasskeyProof />}
      <PasswordProof asksSecondFactor={asks_second_factor} isSecondChoice={hasPasskey} />
      {ways.includes('code') && (
        <Button kind="quiet" className="-ml-4 justify-self-start" onClick={() => setIsByCode(true)}>
          {t('fresh_proof.by_code')}
        </Button>
      )}
    </div>
  )
}
