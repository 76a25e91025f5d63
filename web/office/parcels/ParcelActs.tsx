import type { ActProps } from './act-props.ts'
import { isFinal } from '#contract/parcels/parcel-steps.ts'
import { AddStepForm } from './AddStepForm.tsx'
import { AssignForm } from './AssignForm.tsx'

/** What the office can do with a parcel. Each form starts over when something has happened to the parcel. */
export function ParcelActs(props: ActProps) {
  const { last_seq, holder, macro } = props.parcel
  const isOver = isFinal(macro)
  return (
    <>
      {!isOver && <AddStepForm key={`step ${last_seq}`} {...props} />}
      {!isOver && <AssignForm key={`holder ${holder?.id}`} {...props} />}
    </>
  )
}
