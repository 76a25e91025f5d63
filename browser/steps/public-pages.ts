import { readFileSync } from 'node:fs'
import path from 'node:path'

const table = readFileSync(path.resolve(import.meta.dirname, '../../dist/gallery/pages/routes.json'), 'utf8')

/** As the build wrote them. */
export const routesKnown: { public: string[]; app: string[] } = JSON.parse(table)

/** Pages that are read from top to bottom. */
export const readRoutes = [
  '/term',
  '/privacy',
  '/about-us',
  '/projects',
  '/services',
  '/service-air',
  '/service-sea',
  '/shipment-local',
  '/shipment-international',
  '/faq',
]
