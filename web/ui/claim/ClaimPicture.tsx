import type { Endpoint, Input } from '#contract/endpoint.ts'
import { Skeleton } from '../Skeleton.tsx'
import { useProtectedPicture } from '../use-protected-picture.ts'

interface Props<E extends Endpoint> {
  endpoint: E
  params: Input<E>['params']
  label: string
}

/** A picture only both sides of the claim may see; as large as it is in a page of its own. */
export function ClaimPicture<E extends Endpoint>({ endpoint, params, label }: Props<E>) {
  const picture = useProtectedPicture(endpoint, params, '')
  if (!picture) return <Skeleton className="size-28" />
  return (
    <a href={picture} target="_blank" rel="noreferrer" className="bg-kraft block rounded-lg">
      <img src={picture} alt={label} className="size-28 rounded-lg object-cover" />
    </a>
  )
}
