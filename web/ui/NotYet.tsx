import { LoadFailed } from './LoadFailed.tsx'
import { Skeleton } from './Skeleton.tsx'

interface Props {
  answer: { isError: boolean; refetch: () => unknown }
  /** As large as what is waited for. */
  className: string
}

/** Keeps the place of an answer that is on its way; one that failed can be asked for again. */
export function NotYet({ answer: { isError, refetch }, className }: Props) {
  return isError ? <LoadFailed onRetry={() => void refetch()} /> : <Skeleton className={className} />
}
