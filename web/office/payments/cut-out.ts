import { formatRinggit } from '#contract/prices/money.ts'
import { largestLine, type Box } from './largest-line.ts'

/** In parts of the picture, from its left and its top. */
export interface Point {
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

/** Fine enough for the letters of a bank, and quickly looked through. */
const widest_px = 720
const tallest_px = 1600

export const centre: Point = { x: 0.5, y: 0.3 }

/** Where the amount probably stands, in parts of the picture; nothing where no line is clearly the largest. */
export function amountOn(picture: HTMLImageElement, amount: number): Box | undefined {
  const grey = greyOf(picture)
  const found = grey && largestLine(grey, formatRinggit(amount).replace(/\D/g, '').length)
  return found && inParts(found, grey)
}

function greyOf(picture: HTMLImageElement) {
  const { naturalWidth, naturalHeight } = picture
  const scale = Math.min(1, widest_px / naturalWidth, tallest_px / naturalHeight)
  const width = Math.max(1, Math.round(naturalWidth * scale))
  const height = Math.max(1, Math.round(naturalHeight * scale))
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  context.drawImage(picture, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  const values = new Uint8Array(width * height)
  for (let at = 0; at < values.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3)
    values[at] = (red * 2 + green * 5 + blue) / 8
  }
  return { width, height, values }
}

function inParts({ left, top, width, height }: Box, size: Size): Box {
  return {
    left: left / size.width,
    top: top / size.height,
    width: width / size.width,
    height: height / size.height,
  }
}

export function middleOf({ left, top, width, height }: Box): Point {
  return { x: left + width / 2, y: top + height / 2 }
}

/** A frame around a line, a little away from its letters, for an element over the picture. */
export function frameOf({ left, top, width, height }: Box) {
  const part = (value: number) => `${value * 100}%`
  return {
    left: `calc(${part(left)} - 6px)`,
    top: `calc(${part(top)} - 6px)`,
    width: `calc(${part(width)} + 12px)`,
    height: `calc(${part(height)} + 12px)`,
  }
}

/** The part of the picture to show, in its own points: around what one points at, else the amount. */
export function cutOf(size: Size, found: Box | undefined, at: Point | undefined): Box {
  if (found && !at) return roomAround(found, size)
  const { x, y } = at ?? centre
  const height = Math.min(size.height, size.width / 12)
  const width = size.width / 2.2
  return { left: x * size.width - width / 2, top: y * size.height - height / 2, width, height }
}

/** No digit is cut off, and the line is as tall as that of the expected amount beside it. */
function roomAround({ left, top, width, height }: Box, size: Size): Box {
  const room = height * size.height * 0.3
  return {
    left: left * size.width - room,
    top: top * size.height - room,
    width: width * size.width + 2 * room,
    height: height * size.height + 2 * room,
  }
}
