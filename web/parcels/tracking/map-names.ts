/** A point of the map, in units of its picture. */
export interface Point {
  x: number
  y: number
}

/** What a map shows at least, in units of its picture. */
export interface View {
  left: number
  top: number
  width: number
  height: number
}

/** How large the map is on the screen, and how many pixels a unit of its picture is. */
export interface Frame {
  width: number
  height: number
  scale: number
}

export interface Name {
  text: string
  at: Point
  anchor: 'start' | 'middle' | 'end'
  size_px: number
  dx_px: number
  dy_px: number
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const endSize_px = 15
const otherSize_px = 14
/** A letter is rarely wider than this part of its height. */
const letter = 0.62
const gap_px = 6
/** Room for names to the left and to the right of the map. */
const beside_px = 30
/** What an Indonesian regency is called before its name; a map leaves it out. */
const regency = /^Kabupaten /

/** The names of both ends, above or below the way and as near to their dots as the screen allows. One city has one name. */
export function namesOfEnds(ends: readonly { city: string; at: Point }[], view: View, frame: Frame): Name[] {
  const lowest = Math.max(...ends.map(({ at }) => at.y))
  return ends
    .filter(({ at }, index) => !ends.slice(0, index).some((end) => isSame(end.at, at)))
    .map(({ city, at }) => {
      const text = city.replace(regency, '')
      return {
        text,
        at,
        anchor: 'middle',
        size_px: endSize_px,
        dx_px: shiftInto(text, inPixels(at, view, frame).x, frame),
        dy_px: endSize_px * (at.y === lowest ? 1.7 : -0.9),
      }
    })
}

function isSame(one: Point, other: Point) {
  return one.x === other.x && one.y === other.y
}

/** How far a name that is centred at x has to move to be whole on the screen, which reaches beyond the map. */
function shiftInto(text: string, x: number, { width }: Frame) {
  const half = Math.max(0, width / 2 + beside_px - (text.length * endSize_px * letter) / 2)
  return Math.max(-half, Math.min(half, x)) - x
}

/** The other cities whose names are whole on the map and meet no other name, each on its side away from the way. */
export function namesOfOthers(
  cities: readonly { city: string; at: Point; isLeftOfWay: boolean }[],
  ends: readonly Name[],
  view: View,
  frame: Frame,
): Name[] {
  const taken = ends.flatMap((name) => [boxOf(name, view, frame), around(inPixels(name.at, view, frame))])
  return cities.flatMap(({ city, at, isLeftOfWay }) => {
    const name: Name = {
      text: city,
      at,
      anchor: isLeftOfWay ? 'end' : 'start',
      size_px: otherSize_px,
      dx_px: otherSize_px * (isLeftOfWay ? -0.7 : 0.7),
      dy_px: otherSize_px * 0.35,
    }
    const box = boxOf(name, view, frame)
    if (!isWithin(box, frame) || taken.some((other) => meet(box, other))) return []
    taken.push(box)
    return [name]
  })
}

/** From the middle of the map, where the picture is centred. */
function inPixels({ x, y }: Point, view: View, { scale }: Frame): Point {
  return {
    x: (x - view.left - view.width / 2) * scale,
    y: (y - view.top - view.height / 2) * scale,
  }
}

export function boxOf({ text, at, anchor, size_px, dx_px, dy_px }: Name, view: View, frame: Frame): Box {
  const width = text.length * size_px * letter
  const { x, y } = inPixels(at, view, frame)
  const before = { start: 0, middle: width / 2, end: width }[anchor]
  const left = x + dx_px - before
  const line = y + dy_px
  return { left, right: left + width, top: line - size_px, bottom: line + size_px * 0.3 }
}

function around({ x, y }: Point): Box {
  return { left: x - gap_px, right: x + gap_px, top: y - gap_px, bottom: y + gap_px }
}

function isWithin({ left, top, right, bottom }: Box, { width, height }: Frame) {
  return left > -width / 2 && right < width / 2 && top > -height / 2 && bottom < height / 2
}

export function meet(one: Box, other: Box) {
  return (
    one.left < other.right + gap_px &&
    other.left < one.right + gap_px &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}
