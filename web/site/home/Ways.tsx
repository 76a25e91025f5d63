import { Link } from 'react-router'
import type { ReactNode } from 'react'
import { figures } from '../figures.ts'
import { Scene } from '../pictures/Scene.tsx'
import { Market } from '../../ui/scenes/Market.tsx'
import { Parcel } from '../pictures/things.tsx'
import { useWords } from '../../platform/words.ts'

const ways = [
  ['international', '/shipment-international'],
  ['local', '/shipment-local'],
] as const

/** Across the border and within a country: the two ways a parcel can go. */
export function Ways() {
  const { t } = useWords()
  return (
    <div className="wrap grid gap-x-10 gap-y-12 md:grid-cols-2">
      {ways.map(([way, to]) => (
        <section key={way} id={way} className="grid content-start gap-6">
          <div className="bg-kraft rounded-box px-6 pt-6 *:h-40 sm:pt-10 lg:*:h-52">{pictures[way]}</div>
          <div className="grid content-start justify-items-start gap-3">
            <h2>{t(`home.${way}.heading`)}</h2>
            <p className="text-accent-strong figures font-semibold">{t(`home.${way}.days`, figures)}</p>
            <p>{t(`home.${way}.text`)}</p>
            <More to={to}>{t(`home.${way}.more`)}</More>
          </div>
        </section>
      ))}
    </div>
  )
}

const pictures = {
  international: (
    <Scene>
      <g transform="translate(180 78)">
        <Parcel />
      </g>
    </Scene>
  ),
  local: <Market />,
} as const satisfies Record<(typeof ways)[number][0], ReactNode>

export function More({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="hover:text-accent-strong inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {children}
    </Link>
  )
}
