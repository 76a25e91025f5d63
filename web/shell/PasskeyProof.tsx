import { useState } from 'react'
import { sentence } from '../platform/sentence.ts'
import { answerProof } from '../platform/fresh-proof.ts'
import { proveWithPasskey } from '../platform/passkey-proof.ts'
import { useText } from '../platform/text.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { useWords } from '../platform/words.ts'

export function PasskeyProof() {
  const { t } = useWords()
  const text = useText()
  const [problem, setProblem] = useState<string>()
  const [isPending, setIsPending] = useState(false)
  async function prove() {
    setIsPending(true)
    const found = await proveWithPasskey()
    setIsPending(false)
    if (!found) answerProof(true)
    else setProblem('problem' in found ? t('fresh_proof.not_signed') : sentence(text, found.failure))
  }
  return (
    <>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <Button pending={isPending} onClick={() => void prove()}>
        {t('fresh_proof.by_passkey')}
      </Button>
    </>
  )
}
