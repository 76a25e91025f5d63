import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { locationFields } from '#contract/people/counters.ts'

export type LocationValues = z.input<typeof locationFields>
export type LocationFormOf = UseFormReturn<LocationValues, unknown, z.output<typeof locationFields>>
