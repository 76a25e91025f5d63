import Camera from 'virtual:icon/camera'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { editionIn, findCode, type FoundCode } from './codes.ts'
import { FindParcel } from './FindParcel.tsx'
import { useCamera } from './use-camera.ts'
import { Viewfinder } from './Viewfinder.tsx'
import { useWords } from '../platform/words.ts'

interface Props {
  wants: FoundCode['kind']
  /** Also which edition of the label was seen. */
  onCode: (code: string, edition: number) => void
}

/** Opens the camera until it has seen a code of the wanted kind. */
export function ScanButton({ kind = 'secondary', ...props }: Props & { kind?: 'primary' | 'secondary' }) {
  const { t } = useWords()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button kind={kind} className="min-h-14" onClick={() => setIsOpen(true)}>
        <Camera className="size-5" aria-hidden="true" />
        {t('courier.find.scan')}
      </Button>
      <ScanDialog isOpen={isOpen} onClose={() => setIsOpen(false)} {...props} />
    </>
  )
}

interface DialogProps extends Props {
  isOpen: boolean
  onClose: () => void
}

export function ScanDialog({ isOpen, onClose, wants, onCode }: DialogProps) {
  const { t } = useWords()
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('courier.camera.title')} hasCross={false}>
      <Finder
        wants={wants}
        onCode={(code, edition) => {
          onClose()
          onCode(code, edition)
        }}
      />
      <Button kind="secondary" onClick={onClose}>
        {t('courier.camera.close')}
      </Button>
    </Dialog>
  )
}

function Finder({ wants, onCode }: Props) {
  const { t } = useWords()
  const [wrong, setWrong] = useState<
    'courier.find.is_box' | 'courier.box.is_parcel' | 'courier.camera.nothing'
  >()
  const { video, state } = useCamera((text) => {
    const found = findCode(text)
    if (found?.kind === wants) onCode(found.code, editionIn(text) ?? 1)
    else if (wants === 'parcel' && found?.kind === 'box') setWrong('courier.find.is_box')
    else if (wants === 'box' && found?.kind === 'parcel') setWrong('courier.box.is_parcel')
    else setWrong('courier.camera.nothing')
  })
  const mayLook = state === 'starting' || state === 'running'
  return (
    <>
      <Viewfinder video={video} state={state} className="aspect-square" />
      {!mayLook && wants === 'parcel' && (
        <FindParcel onFound={(number, edition) => onCode(number, edition ?? 1)} />
      )}
      {mayLook && (
        <p role="status">
          {t(state === 'starting' ? 'courier.camera.starting' : (wrong ?? 'courier.camera.aim'))}
        </p>
      )}
    </>
  )
}
