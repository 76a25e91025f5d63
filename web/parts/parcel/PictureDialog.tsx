import { useState } from 'react'
import type { Endpoint, Input } from '#contract/platform/endpoint.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ProtectedPicture } from '../../ui/ProtectedPicture.tsx'
import { useWords } from '../../platform/words.ts'

interface Props<E extends Endpoint> {
  endpoint: E
  /** Of the picture that somebody asked to see. */
  params: Input<E>['params'] | undefined
  title: string
  onClose: () => void
}

/** Fetched only once it is asked for, as every look is on record. */
export function PictureDialog<E extends Endpoint>({ endpoint, params, title, onClose }: Props<E>) {
  const { t } = useWords()
  return (
    <Dialog open={params !== undefined} onClose={onClose} title={title} hasCross={false}>
      {params !== undefined && (
        <ProtectedPicture
          endpoint={endpoint}
          params={params}
          label={title}
          className="max-h-[60vh] w-full rounded-lg object-contain"
          waiting="h-64 w-full"
        />
      )}
      <Button kind="secondary" onClick={onClose}>
        {t('door.close')}
      </Button>
    </Dialog>
  )
}

interface ButtonProps<E extends Endpoint> extends Pick<Props<E>, 'endpoint' | 'title'> {
  params: Input<E>['params']
  label: string
  className?: string
}

export function PictureButton<E extends Endpoint>({
  endpoint,
  params,
  title,
  label,
  className,
}: ButtonProps<E>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" className={className} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <PictureDialog
        endpoint={endpoint}
        params={isOpen ? params : undefined}
        title={title}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}
