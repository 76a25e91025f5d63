import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  address: string
  /** Empty when the words beside it say the same. */
  label: string
  className: string
  /** In pixels of the page; kept while the picture is on its way. */
  size?: number
}

/** A picture that needs no session to be seen; one that does not come, or cannot be drawn, is said to be missing. */
export function Picture({ address, label, className, size }: Props) {
  const { t } = useTranslation()
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
