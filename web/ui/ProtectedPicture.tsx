import type { Endpoint, Input } from '#contract/platform/endpoint.ts'
import { PictureFailed } from './PictureFailed.tsx'
import { Skeleton } from './Skeleton.tsx'
import { useProtectedPicture } from './use-protected-picture.ts'

interface Props<E extends Endpoint> {
  endpoint: E
  params: Input<E>['params']
  /** Another version is another picture at the same address. */
  version?: string
  label: string
  className: string
  /** Size of the place kept while the picture is on its way. */
  waiting: string
  /** Style of the link that shows the picture at full size in a new tab. */
  link?: string
}

/** A picture that needs the session to be seen: on its way, shown, or said to be missing. */
export function ProtectedPicture<E extends Endpoint>({
  endpoint,
  params,
  version = '',
  label,
  className,
  waiting,
  link,
}: Props<E>) {
  const { address, isMissing, retry, onUndrawable } = useProtectedPicture(endpoint, params, version)
  if (isMissing) return <PictureFailed label={label} onRetry={retry} />
  if (!address) return <Skeleton className={waiting} />
  const picture = <img src={address} alt={label} onError={onUndrawable} className={className} />
  if (link === undefined) return picture
  return (
    <a href={address} target="_blank" rel="noreferrer" className={link}>
      {picture}
    </a>
  )
}
