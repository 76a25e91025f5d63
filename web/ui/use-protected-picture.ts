import { useQuery } from '@tanstack/react-query'
import type { Endpoint, Input } from '#contract/endpoint.ts'
import { fetchFile } from '../files.ts'
import { answers } from '../use-call.ts'
import { usePreview } from './use-preview.ts'

/** An address for an <img> of a picture that needs the session to be seen. */
export function useProtectedPicture<E extends Endpoint>(
  endpoint: E,
  params: Input<E>['params'],
  version: string | null,
) {
  const { data } = useQuery(
    {
      queryKey: ['picture', endpoint.path, params, version],
      enabled: version !== null,
      // Pictures are private and large: kept no longer than they are looked at.
      gcTime: 0,
      staleTime: Infinity,
      queryFn: async () => (await fetchFile(endpoint, params)) ?? null,
    },
    answers,
  )
  return usePreview(data)
}
