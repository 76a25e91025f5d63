import type { Endpoint, Input } from '#contract/platform/endpoint.ts'
import { ProtectedPicture } from '../../ui/ProtectedPicture.tsx'

interface Props<E extends Endpoint> {
  endpoint: E
  params: Input<E>['params']
  label: string
}

/** A picture only both sides of the claim may see; as large as it is in a page of its own. */
export function ClaimPicture<E extends Endpoint>(props: Props<E>) {
  return (
    <ProtectedPicture
      {...props}
      className="size-28 rounded-lg object-cover"
      waiting="size-28"
      link="bg-kraft block rounded-lg"
    />
  )
}
