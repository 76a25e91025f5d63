import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { OfficeFrame } from '../OfficeFrame.tsx'
import { LookForm } from './LookForm.tsx'
import { ShownIdentities, type Look } from './ShownIdentities.tsx'
import { useWords } from '../../platform/words.ts'

/** One parcel at a time: asking for another hides what is shown. */
export function Page() {
  const { t } = useWords()
  const [address] = useSearchParams()
  const [look, setLook] = useState<Look>()
  return (
    <OfficeFrame heading={t('office_identity.heading')}>
      <p className="text-muted max-w-prose">{t('office_identity.text')}</p>
      <LookForm number={address.get('number') ?? ''} onShow={setLook} />
      {look && (
        <ShownIdentities
          key={look.tracking_number + look.shown_until}
          look={look}
          onHide={() => setLook(undefined)}
        />
      )}
    </OfficeFrame>
  )
}
