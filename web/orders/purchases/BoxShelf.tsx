import type { ReactNode } from 'react'
import { figures } from '../../site/figures.ts'
import { Carton, ink } from './Carton.tsx'
import { useWords } from '../../platform/words.ts'

// Everything is drawn in centimetres, so that all things share one floor and one scale.
const boxes = {
  M: { label: 'M', width: 40, height: 30, depth: 35 },
  XL: { label: 'XL', width: 60, height: 50, depth: 50 },
} as const
const limits = {
  M: `${figures.m_size}, ≤ ${figures.m_weight}`,
  XL: `${figures.xl_size}, ≤ ${figures.xl_weight}`,
} as const

/** Both boxes beside things that people know: a rice cooker and a sack of ten kilograms. */
export function BoxShelf() {
  const { t } = useWords()
  return (
    <div role="img" aria-label={t('service_purchase.shelf')}>
      <Floor length={212} className="max-lg:hidden">
        <Cooker x={2.8} />
        <Carton x={36} box={boxes.M} limits={limits.M} />
        <Sack x={88.5} />
        <Carton x={126} box={boxes.XL} limits={limits.XL} />
      </Floor>
      <Floor length={124} className="lg:hidden" height={54}>
        <Cooker x={2.8} />
        <Carton x={44} box={boxes.M} limits={limits.M} />
      </Floor>
      <Floor length={124} className="mt-6 lg:hidden">
        <Sack x={2} />
        <Carton x={41} box={boxes.XL} limits={limits.XL} />
      </Floor>
    </div>
  )
}

interface FloorProps {
  length: number
  height?: number
  className: string
  children: ReactNode
}

/** A ruler with a mark every ten centimetres. */
function Floor({ length, height = 72, className, children }: FloorProps) {
  const marks = Array.from({ length: Math.floor(length / 10) + 1 }, (_, index) => index * 10)
  return (
    <svg
      viewBox={`0 ${-height} ${length} ${height + 6}`}
      className={`block w-full ${className}`}
      aria-hidden="true"
    >
      <path d={`M0 0H${length}`} className="stroke-ink" strokeWidth=".45" />
      {marks.map((at) => (
        <path key={at} d={`M${at} 0v${at % 50 === 0 ? 2.5 : 1.2}`} className="stroke-ink" strokeWidth=".25" />
      ))}
      {marks
        .filter((at) => at % 50 === 0)
        .map((at) => (
          <text
            key={at}
            x={at + 0.8}
            y="4.6"
            className="fill-muted [font-size:4.4px] lg:[font-size:2.6px]"
            fontWeight="600"
          >
            {at} cm
          </text>
        ))}
      {children}
    </svg>
  )
}

function Cooker({ x }: { x: number }) {
  return (
    <g
      transform={`translate(${x} 0)`}
      stroke={ink}
      strokeLinejoin="round"
      strokeLinecap="round"
      strokeWidth=".36"
    >
      <path d="M3-1h22l.8 1H2.2z" className="fill-ink" />
      <path d="M2-1.2C.3-8 .3-14 1-19h26c.7 5 .7 11-1 17.8z" fill="#fffaf1" />
      <path d="M.6-19h26.8v-1.6H.6z" fill="#c4d6d9" />
      <path d="M1.5-20.6c1-3.5 6-5 12.5-5s11.5 1.5 12.5 5z" fill="#fffaf1" />
      <path d="M11-25.5v-1.8q0-.8 1-.8h4q1 0 1 .8v1.8" className="fill-ink" />
      <path
        d="M-1.5-17.5h2.4v4h-2.4q-.8 0-.8-.8v-2.4q0-.8.8-.8zM29.5-17.5h-2.4v4h2.4q.8 0 .8-.8v-2.4q0-.8-.8-.8z"
        className="fill-ink"
      />
      <rect x="9" y="-10" width="10" height="7" rx="1" fill="#f3e9dc" strokeWidth=".22" />
      <path d="M12-6h4" stroke="#e4572e" strokeWidth="1.3" />
      <path
        d="M10-29.5c-1-1.2 1-2 0-3.2M14-30c-1-1.2 1-2 0-3.2M18-29.5c-1-1.2 1-2 0-3.2"
        className="stroke-ink"
        fill="none"
        strokeWidth=".22"
      />
    </g>
  )
}

function Sack({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`} stroke={ink} strokeLinejoin="round" strokeLinecap="round">
      <path d="M2 0C-1-14-1-34 2-46h30c3 12 3 32 0 46-8 1.5-22 1.5-30 0z" fill="#fffaf1" strokeWidth=".36" />
      <path d="M2-46l-1.5-5c9 1.5 24 1.5 33 0L32-46c-9 1.5-21 1.5-30 0z" fill="#f3e9dc" strokeWidth=".36" />
      <path d="M.2-14h33.6v8H.4zM.2-42h33.8v3H.2z" fill="#1d6b45" stroke="none" />
      <g textAnchor="middle" fontWeight="800" stroke="none">
        <text x="17" y="-31" fontSize="6.6" fill={ink}>
          BERAS
        </text>
        <text x="17" y="-8" fontSize="5" fill="#f7f1e8">
          10 kg
        </text>
      </g>
      <g transform="translate(17 -16)" fill="#e3c46a" strokeWidth=".22">
        <path d="M0 0V-7" fill="none" />
        <path d="M0-2.2q-3.4-.4-3.8-3.8 3.6 0 3.8 3.8zM0-2.2q3.4-.4 3.8-3.8-3.6 0-3.8 3.8zM0-5.4q-2.2-2.4 0-5 2.2 2.6 0 5z" />
      </g>
    </g>
  )
}
