import Download from 'virtual:icon/download'
import { useState } from 'react'
import type { Endpoint, Input } from '#contract/platform/endpoint.ts'
import { fetchFile, saveAs } from '../platform/files.ts'
import { Button } from './Button.tsx'
import { toast } from './toast.ts'
import { useWords } from '../platform/words.ts'

interface Props<E extends Endpoint> {
  endpoint: E
  params: Input<E>['params']
  query?: Input<E>['query']
  name: string
  label: string
  /** What is shown of it where there is little room; it must be part of the label. */
  short?: string
  kind?: 'primary' | 'secondary'
}

/** A paper made for this person: fetched with the session, then saved. */
export function DownloadButton<E extends Endpoint>({
  endpoint,
  params,
  query,
  name,
  label,
  short,
  kind = 'secondary',
}: Props<E>) {
  const { t } = useWords()
  const [pending, setPending] = useState(false)
  async function download() {
    setPending(true)
    const file = await fetchFile(endpoint, params, query)
    setPending(false)
    if (file) saveAs(file, name)
    else toast.error(t('ui.download_failed'))
  }
  return (
    <Button
      kind={short ? 'quiet' : kind}
      className={short ? 'px-1! text-sm' : ''}
      aria-label={short && label}
      pending={pending}
      onClick={() => void download()}
    >
      <Download className="size-4" aria-hidden="true" />
      {short ?? label}
    </Button>
  )
}
