import { useTranslation } from 'react-i18next'
import { showEvidence } from '#contract/courier/evidence.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ProtectedPicture } from '../../ui/ProtectedPicture.tsx'

interface Props {
  /** The picture that somebody asked to see. */
  id: string | undefined
  title: string
  onClose: () => void
}

/** A picture taken on the way; it is fetched only once it is asked for, as every look is on record. */
export function EvidenceDialog({ id, title, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog open={id !== undefined} onClose={onClose} title={title}>
      {id && (
        <ProtectedPicture
          endpoint={showEvidence}
          params={{ id }}
          label={title}
          className="max-h-[60vh] w-full rounded-lg object-contain"
          waiting="h-64 w-full"
        />
      )}
      <Button kind="secondary" onClick={onClose}>
        {t('door.close')}
      </Button>
    </Dialog>
  )
}
