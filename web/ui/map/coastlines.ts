// Written by `npm run map`; do not edit. Coastlines: Natural Earth, public domain.
export const mapWidth = 1000
export const mapHeight = 405
export const mapScale = 1234.8228343336705
export const mapOrigin: readonly [number, number] = [-2043.1034482758614, 164.2755422023155]
