import { mapOrigin, mapScale } from './coastlines.ts'

/** Where a place stands on the picture: Mercator, with the numbers the coastlines were drawn with. */
export function project(lon: number, lat: number): { x: number; y: number } {
  const radians = Math.PI / 180
  return {
    x: mapOrigin[0] + mapScale * lon * radians,
    y: mapOrigin[1] - mapScale * Math.log(Math.tan(Math.PI / 4 + (lat * radians) / 2)),
  }
}

/** A bow between two places, as high as the way is long. */
export function bow(from: { x: number; y: number }, to: { x: number; y: number }) {
  const middle = {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2 - Math.hypot(to.x - from.x, to.y - from.y) * 0.35,
  }
  return `M${Math.round(from.x)} ${Math.round(from.y)}Q${Math.round(middle.x)} ${Math.round(middle.y)} ${Math.round(to.x)} ${Math.round(to.y)}`
}
