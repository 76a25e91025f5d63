import ScanLine from 'virtual:icon/scan-line'
import { useEffect, useState } from 'react'
import { useNavigate } from '../platform/navigate.ts'
import { loadDecoder } from './decoder.ts'
import { ScanDialog } from './ScanButton.tsx'
import { useWords } from '../platform/words.ts'

/** Finds a parcel from anywhere in the round, by its label. */
export function ScanDisc() {
  const { t } = useWords()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    // Fetched while there is network, so that the camera also reads without.
    loadDecoder().catch(() => undefined)
  }, [])
  return (
    <div className="relative">
      <button type="button" className="scan-disc" onClick={() => setIsOpen(true)}>
        <ScanLine className="size-[28px] lg:size-5" aria-hidden="true" />
        {t('courier.dock.scan')}
      </button>
      <ScanDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        wants="parcel"
        onCode={(found, edition) => void navigate(`/courier?number=${found}&label=${edition}`)}
      />
    </div>
  )
}
