import { showEvidence } from '#contract/courier/evidence.ts'
import { PictureDialog } from './PictureDialog.tsx'

interface Props {
  /** The picture that somebody asked to see. */
  id: string | undefined
  title: string
  onClose: () => void
}

/** A picture taken on the way. */
export function EvidenceDialog({ id, title, onClose }: Props) {
  return (
    <PictureDialog
      endpoint={showEvidence}
      params={id === undefined ? undefined : { id }}
      title={title}
      onClose={onClose}
    />
  )
}
