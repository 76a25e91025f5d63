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
  const isOffline = outdated && !navigator.onLine
  useEffect(() => {
    if (!isOffline) return undefined
    const again = () => window.location.reload()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isOffline])
  const words = isOffline ? 'shell.offline' : 'shell.error'
  return (
    <main className="wrap grid min-h-dvh place-content-center justify-items-start gap-4">
      <h1>{t(`${words}.heading`)}</h1>
      <p className="text-muted max-w-prose">{t(`${words}.text`)}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{t('shell.error.reload')}</Button>
        <Button kind="secondary" onClick={() => window.location.assign('/')}>
          {t('shell.error.home')}
        </Button>
      </div>
    </main>
  )
}
