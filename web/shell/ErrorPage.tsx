import { useEffect, useState } from 'react'
import { askServer, keepAsking } from '../platform/ask-server.ts'
import { Button } from '../ui/Button.tsx'
import { reloadForNewVersion } from './new-version.ts'
import { useWords } from '../platform/words.ts'

/** What nobody caught. After a new deployment the old chunks are gone, so the first failure only reloads. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useWords()
  const outdated = error instanceof TypeError && /import|module/i.test(error.message)
  const isOffline = useIsOffline(outdated)
  if (isOffline === undefined) return <main aria-busy className="min-h-dvh" />
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

/** Undefined until it is known: a piece of a page is missing without network, and after a new deployment. */
function useIsOffline(isMissingPiece: boolean) {
  const [isOffline, setOffline] = useState(isMissingPiece ? undefined : false)
  useEffect(() => {
    if (!isMissingPiece) return undefined
    let wasAway = false
    const ask = async () => {
      if (!(await askServer())) wasAway = true
      else if (wasAway) window.location.reload()
      else reloadForNewVersion()
      setOffline(wasAway)
    }
    void ask()
    // A network that comes and goes may lose the same piece twice.
    return keepAsking(() => void ask())
  }, [isMissingPiece])
  return isOffline
}
