import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'
import { Button } from '../ui/Button.tsx'
import { reloadForNewVersion } from './new-version.ts'

/** What nobody caught. After a new deployment the old chunks are gone, so the first failure only reloads. */
export function ErrorPage() {
  const { t } = useTranslation()
  const error = useRouteError()
  const outdated = error instanceof TypeError && /import|module/i.test(error.message)
  useEffect(() => {
    if (outdated) reloadForNewVersion()
  }, [outdated])
  return (
    <main className="wrap grid min-h-dvh place-content-center justify-items-start gap-4">
      <h1>{t('shell.error.heading')}</h1>
      <p className="text-muted max-w-prose">{t('shell.error.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{t('shell.error.reload')}</Button>
        <Button kind="secondary" onClick={() => window.location.assign('/')}>
          {t('shell.error.home')}
        </Button>
      </div>
    </main>
  )
}
