import { useEffect, type RefObject } from 'react'

interface Ride {
  lane: number
  /** As a part of the lane. */
  stands: number
  /** Which way it looks where it stands; what looks nowhere does not turn. */
  angle: number
  ride_s: number
}

/** The width of the chart, in its own units. */
const units = 1440
const points = 24
const [begin, end] = [0.04, 0.96]

/**
 * A ship or a plane rides its lane to and fro, in sight and where things may move. It is moved by the compositor: along
 * a path within the drawing all of the chart would be drawn anew sixty times a second.
 */
export function useRides(chart: RefObject<HTMLDivElement | null>, rides: readonly Ride[]) {
  useEffect(() => {
    const { current } = chart
    if (!current || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const lanes = current.querySelectorAll<SVGPathElement>('.lane')
    const moved = [...current.querySelectorAll('.craft')].flatMap((craft, index) => {
      const ride = rides[index]
      const lane = ride && lanes[ride.lane]
      // One that a small screen leaves out would keep the page busy unseen.
      return lane && craft.checkVisibility() ? [rideOf(craft, lane, ride)] : []
    })
    const sight = new IntersectionObserver(([seen]) => {
      for (const one of moved)
        if (seen?.isIntersecting) one.play()
        else one.pause()
    })
    sight.observe(current)
    return () => {
      sight.disconnect()
      for (const one of moved) one.cancel()
    }
  }, [chart, rides])
}

/** From a little after the beginning of its lane to a little before its end; it sets out from where it stood. */
function rideOf(craft: Element, lane: SVGPathElement, { stands, angle, ride_s }: Ride) {
  const length = lane.getTotalLength()
  const at = (part: number) => lane.getPointAtLength(length * part)
  const rest = at(stands)
  const keyframes = Array.from({ length: points + 1 }, (_, index) => {
    const part = begin + ((end - begin) * index) / points
    const { x, y } = at(part)
    const ahead = at(part + 0.01)
    const turned = angle === 0 ? 0 : (Math.atan2(ahead.y - y, ahead.x - x) * 180) / Math.PI - angle
    return { transform: `translate(${cqw(x - rest.x)}, ${cqw(y - rest.y)}) rotate(${turned.toFixed(1)}deg)` }
  })
  return craft.animate(keyframes, {
    duration: ride_s * 1000,
    iterations: Infinity,
    direction: 'alternate',
    iterationStart: (stands - begin) / (end - begin),
  })
}

function cqw(length: number) {
  return `${((100 * length) / units).toFixed(2)}cqw`
}
