import { useTranslation } from 'react-i18next'
import { Manifests } from '../../parts/manifest/Manifests.tsx'
import { OfficeFrame } from '../OfficeFrame.tsx'

export function Page() {
  const { t } = useTranslation()
  return (
    <OfficeFrame heading={t('manifest.heading')}>
      <p className="text-muted max-w-prose">{t('manifest.text')}</p>
      <Manifests />
    </OfficeFrame>
  )
}
