import type { Language } from '#contract/language.ts'
import idFigures from '../web/locales/id/office_figures.ts'
import idParcels from '../web/locales/id/office_parcels.ts'
import idSearch from '../web/locales/id/office_search.ts'
import idTracking from '../web/locales/id/tracking.ts'
import myFigures from '../web/locales/my/office_figures.ts'
import myParcels from '../web/locales/my/office_parcels.ts'
import mySearch from '../web/locales/my/office_search.ts'
import myTracking from '../web/locales/my/tracking.ts'
import sgFigures from '../web/locales/sg/office_figures.ts'
import sgParcels from '../web/locales/sg/office_parcels.ts'
import sgSearch from '../web/locales/sg/office_search.ts'
import sgTracking from '../web/locales/sg/tracking.ts'

export const office = {
  id: { figures: idFigures, parcels: idParcels, search: idSearch, tracking: idTracking },
  my: { figures: myFigures, parcels: myParcels, search: mySearch, tracking: myTracking },
  sg: { figures: sgFigures, parcels: sgParcels, search: sgSearch, tracking: sgTracking },
} as const satisfies Record<Language, object>
