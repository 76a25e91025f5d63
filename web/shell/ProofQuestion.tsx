import { useEffect, useState, type ComponentType } from 'react'
import { answerProof, useProofQuestion } from '../platform/fresh-proof.ts'
import { useLateTexts } from '../platform/late-texts.ts'

/** Keeps the place of the dialog; its script and words come when the server first asks for a fresh proof. */
export function ProofQuestion() {
  const isAsked = useProofQuestion()
  const loadTexts = useLateTexts()
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType }>()
  useEffect(() => {
    if (!isAsked || loaded) return
    Promise.all([import('./ProofDialog.tsx'), loadTexts(['fresh_proof', 'error', 'ui'])]).then(
      ([{ ProofDialog }]) => setLoaded({ Dialog: ProofDialog }),
      // Without a connection the call is refused as it was.
      () => answerProof(false),
    )
  }, [isAsked, loaded, loadTexts])
  return loaded ? <loaded.Dialog /> : null
}
