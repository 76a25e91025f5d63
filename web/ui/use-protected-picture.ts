import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Endpoint, Input } from '#contract/endpoint.ts'
import { fetchFile } from '../files.ts'
import { answers } from '../use-call.ts'

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
      gcTime: 0,
      staleTime: Infinity,
      queryFn: async () => {
        const file = await fetchFile(endpoint, params)
        return file ? URL.createObjectURL(file) : null
      },
    },
    answers,
  )
  useEffect(() => {
    if (!data) return undefined
    return () => URL.revokeObjectURL(data)
  }, [data])
  return data ?? undefined
}
