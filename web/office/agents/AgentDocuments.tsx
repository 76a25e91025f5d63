import { useState } from 'react'
import { showAgentPicture, type ShownApplication } from '#contract/people/agent-desk.ts'
import type { AgentPictureKind } from '#contract/people/agents.ts'
import { Button } from '../../ui/Button.tsx'
import { ProtectedPicture } from '../../ui/ProtectedPicture.tsx'
import { useShortcuts } from '../../parts/workplace/use-shortcuts.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  application: ShownApplication
}

/** The identity document only when asked for: looking at it is on record. */
export function AgentDocuments({ application }: Props) {
  const { t } = useWords()
  const [isShown, setIsShown] = useState(false)
  useShortcuts({ i: () => setIsShown(true) })
  return (
    <div className="grid content-start gap-4">
      <Document application={application} kind="registration" />
      <Document application={application} kind="counter" />
      {isShown ? (
        <Document application={application} kind="identity" />
      ) : (
        <div className="border-line bg-surface grid justify-items-start gap-2 rounded-box border p-3">
          <p className="font-medium">{t('agents.documents.identity')}</p>
          <Button kind="secondary" onClick={() => setIsShown(true)} aria-keyshortcuts="i">
            {t('agents.documents.show_identity')}
          </Button>
          <p className="text-muted text-sm">{t('agents.documents.on_record')}</p>
        </div>
      )}
    </div>
  )
}

function Document({ application: { id, pictures }, kind }: Props & { kind: AgentPictureKind }) {
  const { t } = useWords()
  const known = pictures.find((picture) => picture.kind === kind)
  const label = t(`agents.documents.${kind}`)
  return (
    <figure className="grid gap-1">
      <figcaption className="font-medium">{label}</figcaption>
      {known ? (
        <ProtectedPicture
          endpoint={showAgentPicture}
          params={{ id, kind }}
          version={known.id}
          label={label}
          // As tall as its place, so that nothing moves once it is there; it opens as large as it is.
          className="h-80 w-auto max-w-full rounded-lg object-contain"
          waiting="h-84 w-full"
          link="bg-kraft grid place-items-center rounded-box p-2"
        />
      ) : (
        <p className="text-muted">{t('agents.documents.gone')}</p>
      )}
    </figure>
  )
}
