import type { UseFormReturn } from 'react-hook-form'
import type { PartyValues } from './party-schema.ts'

export type PartyForm = UseFormReturn<PartyValues, unknown, PartyValues>
