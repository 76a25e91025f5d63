import { Link } from 'react-router'
import { inGroups } from '#contract/parcels/tracking-number.ts'

export function OrderLink({ number }: { number: string }) {
  return (
    <Link
      className="figures inline-flex min-h-11 items-center whitespace-nowrap underline"
      to={`/office/parcels/${number}`}
    >
      {inGroups(number)}
    </Link>
  )
}
