import { Late } from '../../ui/Late.tsx'

const texts = [] as const

async function load() {
  return (await import('./Testimonials.tsx')).Testimonials
}

/** Nothing stands here until a customer has said something. */
export function TestimonialsBlock() {
  return (
    <Late load={load} texts={texts}>
      {null}
    </Late>
  )
}
