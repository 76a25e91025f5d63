import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readCarried } from '#contract/courier/scans.ts'
import { readOrder } from '#contract/office/office-parcels.ts'
import { releaseDoor } from '#contract/parcels/door-codes.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { sentence } from '../../platform/form.ts'
import { useText } from '../../platform/text.ts'
import { useCall } from '../../platform/use-call.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'

/** The office lets a parcel be given without the receiver's code. */
export function ReleaseDoor({ number }: { number: string }) {
  const { t } = useTranslation()
  const text = useText()
  const [isAsking, setIsAsking] = useState(false)
  const release = useCall(releaseDoor, { refreshes: [readCarried, readOrder] })
  async function confirm() {
    const answer = await release.mutateAsync({ input: { params: { number } } })
    setIsAsking(false)
    if (answer && isSuccess(answer)) toast.success(t('door.released'))
    else toast.error(sentence(text, answer))
  }
  return (
    <>
      <Button kind="secondary" className="justify-self-start" onClick={() => setIsAsking(true)}>
        {t('door.release')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void confirm()}
        pending={release.isPending}
        title={t('door.release_question')}
        confirm={t('door.release')}
      >
        <p>{t('door.release_text')}</p>
      </ConfirmDialog>
    </>
  )
}
