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
  return useProtectedFile(endpoint, params, version).address
}

/** The same where it matters that there is none to be had. */
export function useProtectedFile<E extends Endpoint>(
  endpoint: E,
  params: Input<E>['params'],
  version: string | null,
) {
  const { data, isError } = useQuery(
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
  return { address: usePreview(data), isMissing: isError || data === null || version === null }
}
