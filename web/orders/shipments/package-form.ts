import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { packageFields } from '#contract/orders/shipments.ts'
import type { PackageValues } from './shipment-form.ts'

export type PackageForm = UseFormReturn<PackageValues, unknown, z.output<typeof packageFields>>
