import { Manifests } from '../../parts/manifest/Manifests.tsx'
import { OfficeFrame } from '../OfficeFrame.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  return (
    <OfficeFrame heading={t('manifest.heading')}>
      <p className="text-muted max-w-prose">{t('manifest.text')}</p>
      <Manifests />
    </OfficeFrame>
  )
}
