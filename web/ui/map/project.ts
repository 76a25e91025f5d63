import { mapOrigin, mapScale } from './coastlines.ts'

/** Where a place is on the picture: Mercator, with the numbers the coastlines were drawn with. */
export function project(lon: number, lat: number): { x: number; y: number } {
  const radians = Math.PI / 180
  return {
    x: mapOrigin[0] + mapScale * lon * radians,
    y: mapOrigin[1] - mapScale * Math.log(Math.tan(Math.PI / 4 + (lat * radians) / 2)),
  }
}
