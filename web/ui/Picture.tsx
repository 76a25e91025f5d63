import { useState } from 'react'
import { useWords } from '../platform/words.ts'

interface Props {
  address: string
  /** Empty when the words beside it say the same. */
  label: string
  className: string
  /** In pixels of the page; kept while the picture is on its way. */
  size?: number
}

/** A picture that can be seen without a session; one that doesn't load or can't be decoded is reported as missing. */
export function Picture({ address, label, className, size }: Props) {
  const { t } = useWords()
  const [failed, setFailed] = useState<string>()
  if (failed === address)
    return (
      <span className="text-muted border-line block max-w-28 rounded-lg border border-dashed p-1 text-xs wrap-break-word">
        {t('ui.picture_failed')}
        {label && <span className="sr-only">: {label}</span>}
      </span>
    )
  return (
    <img
      src={address}
      alt={label}
      width={size}
      height={size}
      onError={() => setFailed(address)}
      className={className}
    />
  )
}
