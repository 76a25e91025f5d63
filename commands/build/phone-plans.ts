// Browsers get the numbering plans of our own countries, not those of the world.
import plans from 'libphonenumber-js/min/metadata'
import { ownPlans } from '../../contract/places/phone-plans.ts'

export function phonePlans() {
  return {
    name: 'phone-plans',
    load: (id: string) =>
      id.endsWith('libphonenumber-js/metadata.min.json.js')
        ? `export default ${JSON.stringify(ownPlans(plans))}`
        : undefined,
  }
}
