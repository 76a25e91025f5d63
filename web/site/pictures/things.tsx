/** What travels on the arc. Each stands around 0, 0. */

export function Paper() {
  return (
    <g className="stroke-ink" strokeWidth="4" strokeLinejoin="round">
      <path d="M-34-50H22L38-34V50H-34Z" className="fill-surface" />
      <path d="M22-50V-34H38M-18-22H10M-18-6H22M-18 10H22M-18 26H4" />
      <circle cx="22" cy="32" r="9" className="fill-accent" stroke="none" />
    </g>
  )
}

export function Lock() {
  return (
    <g className="stroke-ink" strokeWidth="4" strokeLinejoin="round">
      <path d="M-22-8V-26A22 22 0 0 1 22-26V-8" />
      <rect x="-36" y="-8" width="72" height="56" rx="10" className="fill-surface" />
      <circle cy="16" r="7" className="fill-accent" stroke="none" />
      <path d="M0 22V32" />
    </g>
  )
}

export function Plane() {
  return (
    <path
      d="M-46-4L46-24L20 22L2 8L-8 28L-14 4Z"
      className="fill-surface stroke-ink"
      strokeWidth="4"
      strokeLinejoin="round"
    />
  )
}

export function Ship() {
  return (
    <g className="stroke-ink" strokeWidth="4" strokeLinejoin="round">
      <path d="M-70 6H70L52 36H-54Z" className="fill-deep" />
      <rect x="-46" y="-18" width="30" height="24" className="fill-accent" />
      <rect x="-12" y="-18" width="30" height="24" className="fill-kraft" />
      <rect x="-30" y="-42" width="30" height="24" className="fill-surface" />
      <path d="M32 6V-36H54V6" className="fill-surface" />
    </g>
  )
}

export function Parcel() {
  return (
    <g className="stroke-ink" strokeWidth="4" strokeLinejoin="round">
      <path d="M0-40L44-20V28L0 48L-44 28V-20Z" className="fill-kraft" />
      <path d="M-44-20L0 0L44-20M0 0V48" />
      <path d="M-22-30L22-10V10" className="stroke-accent" />
    </g>
  )
}

export function Crate() {
  return (
    <g className="stroke-ink" strokeWidth="4" strokeLinejoin="round">
      <path d="M0-110V-66M-40-30L0-66L40-30" />
      <rect x="-50" y="-30" width="100" height="70" className="fill-surface" />
      <path d="M-50-8H50M-50 18H50M-50-30L50 40" />
      <circle cy="-66" r="7" className="fill-accent" stroke="none" />
    </g>
  )
}

export function Bubbles() {
  return (
    <g className="stroke-ink" strokeWidth="4" strokeLinejoin="round">
      <path d="M-72-40H16V14H-30L-48 32V14H-72Z" className="fill-surface" />
      <path d="M-4-6H74V40H58V58L40 40H-4Z" className="fill-kraft" />
      <path d="M-54-22H-4M-54-4H-20" />
      <circle cx="26" cy="17" r="4" className="fill-accent" stroke="none" />
      <circle cx="44" cy="17" r="4" className="fill-accent" stroke="none" />
    </g>
  )
}
