import { Link } from 'react-router'
import { Manifests } from '../../parts/manifest/Manifests.tsx'
import { OfficeFrame } from '../OfficeFrame.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  return (
    <OfficeFrame heading={t('manifest.heading')}>
      <p className="text-muted max-w-prose">{t('manifest.text')}</p>
      <Link className="justify-self-start underline underline-offset-4" to="/office/parcels?place=origin">
        {t('manifest.to_load')}
      </Link>
      <Manifests />
    </OfficeFrame>
  )
}
