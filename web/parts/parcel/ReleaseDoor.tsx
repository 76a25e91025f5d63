import { readCarried } from '#contract/courier/scans.ts'
import { readOrder } from '#contract/office/office-parcels.ts'
import { releaseDoor } from '#contract/parcels/door-codes.ts'
import { useCall } from '../../platform/use-call.ts'
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx'
import { useTold } from '../../ui/use-told.ts'
import { useWords } from '../../platform/words.ts'

/** The office lets a parcel be given without the receiver's code. */
export function ReleaseDoor({ number }: { number: string }) {
  const { t } = useWords()
  const told = useTold()
  const release = useCall(releaseDoor, { refreshes: [readCarried, readOrder] })
  return (
    <ConfirmedButton
      kind="secondary"
      className="justify-self-start"
      label={t('door.release')}
      question={t('door.release_question')}
      isPending={release.isPending}
      act={() => release.mutateAsync({ input: { params: { number } } }).then(told(t('door.released')))}
    >
      <p>{t('door.release_text')}</p>
    </ConfirmedButton>
  )
}
