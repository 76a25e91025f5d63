import type { OfficeParcel } from '#contract/office/office-parcels.ts'

export interface ActProps {
  number: string
  parcel: OfficeParcel
  onDone: () => void
}
