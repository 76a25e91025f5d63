import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Endpoint, Input } from '#contract/platform/endpoint.ts'
import { fetchFile } from '../platform/files.ts'
import { answers } from '../platform/use-call.ts'
import { usePreview } from './use-preview.ts'

/** An address for an <img> of a picture that needs the session to be seen, or that there is none to be had. */
export function useProtectedPicture<E extends Endpoint>(
  endpoint: E,
  params: Input<E>['params'],
  version: string | null,
) {
  const [undrawable, setUndrawable] = useState<Blob>()
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ['picture', endpoint.path, params, version],
      enabled: version !== null,
      // Pictures are private and large: kept no longer than they are looked at.
      gcTime: 0,
      staleTime: Infinity,
      // Each look may be on record, so it is for a person to ask again.
      retry: false,
      queryFn: async () => {
        const file = await fetchFile(endpoint, params)
        if (!file) throw new Error('no_picture')
        return file
      },
    },
    answers,
  )
  return {
    address: usePreview(data),
    isMissing: isError || version === null || (data !== undefined && data === undrawable),
    retry: () => void refetch(),
    /** Told by the <img> when the bytes are no picture. */
    onUndrawable: () => setUndrawable(data),
  }
}
